import type { SoundState } from './use-alarm.ts'

/** Why the notice about the sound came, and the address of the screen where it stands. */
export type ShownNotice = { sound: Exclude<SoundState, 'on'>; screen: string }

/** What is shown after `before`: once the sound is on, the notice keeps its place until the next screen, so that nothing moves. */
export function shownNotice(
  before: ShownNotice | undefined,
  sound: SoundState,
  screen: string,
): ShownNotice | undefined {
  if (before?.screen === screen && (sound === 'on' || sound === before.sound)) return before
  return sound === 'on' ? undefined : { sound, screen }
}
