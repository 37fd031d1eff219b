// A few soft sounds, made on the spot. Nothing is made before somebody switched them on and touched the page.

import { prefs } from "./prefs.svelte";

export type Sound = "collect" | "place" | "card" | "turn" | "end";

/** A tone: when it begins and how long it fades, in seconds, its pitch in hertz, how loud at most. */
type Tone = { at: number; fades: number; pitch: number; loud: number; form: OscillatorType };

const tone = (at: number, pitch: number, fades = 0.5, loud = 0.08, form: OscillatorType = "sine"): Tone => ({ at, fades, pitch, loud, form });

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  collect: [tone(0, 659.3, 0.25, 0.05), tone(0, 1318.5, 0.15, 0.015)],
  place: [tone(0, 196, 0.16, 0.1, "triangle"), tone(0, 392, 0.1, 0.02)],
  card: [tone(0, 523.3), tone(0.09, 659.3), tone(0.18, 784), tone(0.27, 1046.5, 0.9)],
  turn: [tone(0, 392, 0.4, 0.06), tone(0.14, 523.3, 0.6, 0.06)],
  end: [tone(0, 261.6, 1.6), tone(0.12, 392, 1.6), tone(0.24, 523.3, 1.6), tone(0.4, 659.3, 2)],
};

/** From silence to the loudest, in seconds: soft, without a click. */
const RISE = 0.012;
const SILENCE = 0.0001;

let air: AudioContext | null = null;

/** Lets a sound be heard, if somebody wants any. */
export function hear(sound: Sound): void {
  if (!prefs.sound || !navigator.userActivation.hasBeenActive || document.hidden) return;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  for (const each of SOUNDS[sound]) ring(air, each);
}

function ring(air: AudioContext, { at, fades, pitch, loud, form }: Tone): void {
  const begins = air.currentTime + at;
  const [source, volume] = [air.createOscillator(), air.createGain()];
  source.type = form;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENCE, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + RISE);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begins + RISE + fades);
  source.connect(volume).connect(air.destination);
  source.start(begins);
  source.stop(begins + RISE + fades + 0.05);
}
