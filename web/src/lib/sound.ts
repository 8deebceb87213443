// Soft sounds, made on the spot: wood, coins, a drum. Off with one switch, and never before somebody has clicked.
import { settings } from './settings.svelte';

export type Sound = 'place' | 'coin' | 'turn' | 'win' | 'lose' | 'ask' | 'draw' | 'end';

const LOUDEST = 1.4; // at full volume, of what is written below

let audio: AudioContext | null = null;
let touched = false;
addEventListener('pointerdown', () => (touched = true), { once: true, capture: true });
addEventListener('keydown', () => (touched = true), { once: true, capture: true });

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType, to = pitch): void {
  const now = audio!.currentTime + at;
  const voice = audio!.createOscillator();
  const level = audio!.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + length);
  level.gain.setValueAtTime(0.0001, now);
  level.gain.exponentialRampToValueAtTime(loud * LOUDEST * settings.volume, now + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, now + length);
  voice.connect(level).connect(audio!.destination);
  voice.start(now);
  voice.stop(now + length + 0.02);
}

const SCORE: Record<Sound, () => void> = {
  place: () => (tone(0, 190, 0.09, 0.12, 'triangle', 110), tone(0.01, 620, 0.03, 0.03, 'sine', 300)),
  draw: () => tone(0, 320, 0.07, 0.06, 'triangle', 460),
  coin: () => (tone(0, 1320, 0.12, 0.035, 'sine'), tone(0.06, 1760, 0.18, 0.03, 'sine')),
  turn: () => tone(0, 150, 0.16, 0.09, 'sine', 90),
  win: () => [523, 659, 784].forEach((pitch, n) => tone(n * 0.07, pitch, 0.22, 0.05, 'triangle')),
  lose: () => [330, 262, 196].forEach((pitch, n) => tone(n * 0.1, pitch, 0.26, 0.05, 'triangle')),
  ask: () => (tone(0, 587, 0.16, 0.045, 'sine'), tone(0.11, 880, 0.22, 0.04, 'sine')),
  end: () => [392, 523, 659, 784, 1047].forEach((pitch, n) => tone(n * 0.11, pitch, 0.4, 0.05, 'triangle')),
};

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || !touched || document.hidden) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    SCORE[sound]();
  } catch {
    // A machine without sound plays just as well.
  }
}
