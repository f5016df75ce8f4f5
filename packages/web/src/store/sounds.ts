import { useSettings } from './settings.ts';

/** Short notes one after another, if this person wants sounds; browsers keep silent until somebody has touched the page. */
export function sound(pitches: readonly number[], loud = 0.12): void {
  if (!useSettings.getState().sound) return;
  try {
    const audio = new AudioContext();
    pitches.forEach((pitch, i) => {
      const at = audio.currentTime + i * 0.16;
      const note = audio.createOscillator();
      const loudness = audio.createGain();
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(loud, at);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
      note.connect(loudness).connect(audio.destination);
      note.start(at);
      note.stop(at + 0.3);
    });
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // No sound here.
  }
}
