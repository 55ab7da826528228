import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'

/** What shows and sets the filter; few guests need it at once. */
export const LaterFilterBar = lazyOnInteraction(() =>
  import('./filter-bar.tsx').then((module) => module.FilterBar),
)
export const LaterFilterChips = lazyOnInteraction(() =>
  import('./filter-chips.tsx').then((module) => module.FilterChips),
)
export const LaterAllergenChoice = lazyOnInteraction(() =>
  import('./allergen-choice.tsx').then((module) => module.AllergenChoice),
)
