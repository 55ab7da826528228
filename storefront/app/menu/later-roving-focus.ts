import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'

/** One Tab stop for a row of links, from the first key on. */
export const LaterRovingFocus = lazyOnInteraction(() =>
  import('./roving-focus.ts').then((module) => module.RovingFocus),
)
