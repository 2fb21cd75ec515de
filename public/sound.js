// The sounds of the game, made here and not recorded: a disc that is laid on wood, discs that turn, a pass, the end. The session
// says what is heard ("reversi-sound"); this says how. Nothing sounds before the reader has touched the page, and a
// browser that cannot make sound is silent.
const LOUDNESS = 0.5;
// So far apart are rings of turning discs: 7 % of --time-move in style/tokens.css.
const RING = 0.0273;
// So long after the last sound the loudspeaker is let go.
const REST = 20_000;

let context;
let out;
let busyUntil = 0;
let resting;

const wake = () => {
  if (document.documentElement.dataset.sound !== "on" || !window.AudioContext) return;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state !== "running") context.resume().catch(() => {});
  clearTimeout(resting);
  resting = setTimeout(() => context.suspend().catch(() => {}), REST);
};

// A tone that begins at once, glides from one pitch to another and dies away.
const tone = (at, { from, to = from, lasts, loud, soft = 0.003, shape = "sine" }) => {
  const source = context.createOscillator();
  const level = context.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + soft);
  level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(level).connect(out);
  source.start(at);
  source.stop(at + lasts);
};

// What one hears of a touch: a breath of noise around one pitch.
let noise;
const touch = (at, { around, lasts, loud }) => {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const level = context.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = around;
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(filter).connect(level).connect(out);
  source.start(at);
  source.stop(at + lasts);
};

// A disc on wood. The second side's discs sound a little higher.
const lay = (at, pitch, loud) => {
  tone(at, { from: pitch, to: pitch * 0.7, lasts: 0.11, loud });
  tone(at, { from: pitch * 2.76, lasts: 0.035, loud: loud * 0.35 });
  touch(at, { around: 1300, lasts: 0.03, loud: loud * 0.5 });
};

const turn = (at, pitch) => {
  tone(at, { from: pitch, lasts: 0.05, loud: 0.11, shape: "triangle" });
  touch(at, { around: 2600, lasts: 0.02, loud: 0.15 });
};

const rings = (at, number, first, step) => {
  for (let ring = 0; ring < number; ring++) turn(at + ring * RING, first * step ** ring);
  return at + number * RING + 0.12;
};

// Each begins at a time and says when the next one may.
const sounds = {
  placed: (at, side, number) => {
    lay(at, side === "black" ? 205 : 245, 0.4);
    return rings(at + 0.11, number, 520, 1.06);
  },
  lifted: (at, number) => {
    const end = rings(at, number, 700, 0.94);
    lay(end - 0.1, 300, 0.15);
    return end;
  },
  passed: (at) => {
    tone(at, { from: 440, lasts: 0.22, loud: 0.2, soft: 0.02 });
    tone(at + 0.14, { from: 330, lasts: 0.3, loud: 0.2, soft: 0.02 });
    return at + 0.45;
  },
  over: (at) => {
    [294, 370, 440, 587].forEach((pitch, step) =>
      tone(at + step * 0.13, { from: pitch, lasts: 0.5 + step * 0.12, loud: 0.18, soft: 0.02 }));
    return at + 1.2;
  },
};

// "placed-black-2": what, and what there is to know about it. What comes while something sounds waits for its end, but not long.
const hear = (id) => {
  if (!context || document.visibilityState === "hidden") return;
  wake();
  const [name, ...known] = id.split("-").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const now = context.currentTime + 0.005;
  const waits = name === "passed" || name === "over";
  const end = sounds[name]?.(waits ? Math.max(now, busyUntil) : now, ...known);
  if (end) busyUntil = end;
};

// Browsers count these as a wish of the reader's own; iOS asks for one again whenever it has taken the loudspeaker away.
for (const gesture of ["pointerup", "keydown", "click"]) window.addEventListener(gesture, wake, { capture: true });
document.addEventListener("reversi-sound", ({ detail }) => hear(detail));

// Fetched by the touch that switched sound on: it is heard at once.
const { for: first } = document.querySelector("script[src='sound.js']").dataset;
if (first && (navigator.userActivation?.hasBeenActive ?? false)) {
  wake();
  hear(first);
}
