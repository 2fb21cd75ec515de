//! Pictures as rows of pixels, and whether two of them show the same.

use std::fs;
use std::io::Cursor;
use std::path::Path;

/// How far a channel of 0 to 255 may be off, whatever stands around it.
const TOLERANCE: u8 = 10;

/// The part of all pixels that may differ: letters and round edges come out a little differently in each build of a browser.
const FEW: f64 = 0.0004;

/// A picture: red, green, blue for each pixel, row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// A picture of one colour.
    #[must_use]
    pub fn plain(width: usize, height: usize, colour: [u8; 3]) -> Self {
        Self { width, height, pixels: vec![colour; width * height] }
    }

    /// Fills the box from `left`, `top` of this width and height with a colour.
    pub fn fill(&mut self, (left, top): (usize, usize), (width, height): (usize, usize), colour: [u8; 3]) {
        for y in top..top + height {
            self.pixels[y * self.width + left..][..width].fill(colour);
        }
    }

    /// Reads the bytes of a PNG.
    ///
    /// # Panics
    /// When they are none of eight bits a channel, with or without transparency.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a PNG");
        let mut data = vec![0; reader.output_buffer_size().expect("a picture of some size")];
        let info = reader.next_frame(&mut data).expect("all of it");
        let channels = info.color_type.samples();
        assert!(channels >= 3 && info.bit_depth == png::BitDepth::Eight, "colours of eight bits");
        let pixels = data.chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Self { width: info.width as usize, height: info.height as usize, pixels }
    }

    /// The picture in a file; `None` where there is none.
    #[must_use]
    pub fn open(file: &Path) -> Option<Self> {
        fs::read(file).ok().map(|bytes| Self::read(&bytes))
    }

    /// Writes it as a PNG, as small as it gets.
    ///
    /// # Panics
    /// When the file cannot be written.
    pub fn save(&self, file: &Path) {
        let folder = file.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).expect("its folder can be made");
        let mut bytes = Vec::new();
        let (width, height) = (self.width as u32, self.height as u32);
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("memory takes it");
        writer.write_image_data(self.pixels.as_flattened()).expect("memory takes it");
        writer.finish().expect("memory takes it");
        fs::write(file, bytes).expect("the picture can be written");
    }

    /// Does it show something else than another picture? Then a picture of where: in red what differs, on what is shown now.
    ///
    /// A pixel is the same where its colour lies among those of the pixel and its neighbours in the other picture, and the other way
    /// round: an edge may be drawn half a pixel off. A few may differ altogether.
    #[must_use]
    pub fn differs_from(&self, agreed: &Self) -> Option<Self> {
        if (self.width, self.height) != (agreed.width, agreed.height) {
            return Some(self.clone());
        }
        let same = |place| self.is_among(agreed, place) && agreed.is_among(self, place);
        let different: Vec<usize> = (0..self.pixels.len()).filter(|&place| !same(place)).collect();
        if different.len() as f64 <= FEW * self.pixels.len() as f64 {
            return None;
        }
        let mut shown = self.clone();
        for pixel in &mut shown.pixels {
            *pixel = pixel.map(|channel| 255 - (255 - channel) / 3);
        }
        for place in different {
            shown.pixels[place] = [220, 0, 40];
        }
        Some(shown)
    }

    /// Does the colour at a place lie among those around that place in another picture?
    fn is_among(&self, other: &Self, place: usize) -> bool {
        let here = self.pixels[place];
        if here == other.pixels[place] {
            return true;
        }
        let (least, most) = other.range_around(place);
        let within = |i: usize| {
            (least[i].saturating_sub(TOLERANCE)..=most[i].saturating_add(TOLERANCE)).contains(&here[i])
        };
        (0..3).all(within)
    }

    /// The least and the greatest of each channel around a place.
    fn range_around(&self, place: usize) -> ([u8; 3], [u8; 3]) {
        let (x, y) = (place % self.width, place / self.width);
        let (mut least, mut most) = ([255; 3], [0; 3]);
        for y in y.saturating_sub(1)..=(y + 1).min(self.height - 1) {
            for x in x.saturating_sub(1)..=(x + 1).min(self.width - 1) {
                let pixel = self.pixels[y * self.width + x];
                for i in 0..3 {
                    least[i] = least[i].min(pixel[i]);
                    most[i] = most[i].max(pixel[i]);
                }
            }
        }
        (least, most)
    }
}
