/** Two short tones: loud enough for a kitchen, and unlike any other device that beeps there. */
const STROKES = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 1318.5 },
  { at: 0.44, hertz: 1760 },
]
const STROKE_SECONDS = 0.9
const LOUDNESS = 0.5

/** Plays the alarm once. The browser synthesises it, so it works without a network. */
export function playAlarmSound(context: AudioContext): void {
  for (const { at, hertz } of STROKES) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + STROKE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + STROKE_SECONDS)
  }
}
