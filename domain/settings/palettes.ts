import type { ThemeColors } from './theme-colors.ts'

/** Colours that go together, ready to be taken; `name` is a message. */
export type Palette = { name: string; colors: Required<ThemeColors> }

/** The first one is how a shop looks that has chosen nothing (ui/tokens.css). */
export const palettes: readonly Palette[] = [
  { name: 'Tomato', colors: { brand: '#c2371b', accent: '#f6b93b', paper: '#fff9f0' } },
  { name: 'Basil', colors: { brand: '#2f6b3c', accent: '#f2c14e', paper: '#fafaf1' } },
  { name: 'Olive', colors: { brand: '#5c6428', accent: '#e8a33d', paper: '#fbfaf2' } },
  { name: 'Sea', colors: { brand: '#12607a', accent: '#ffb45c', paper: '#f6fafb' } },
  { name: 'Ink', colors: { brand: '#27406f', accent: '#f0b84a', paper: '#f8f9fc' } },
  { name: 'Plum', colors: { brand: '#7a2e63', accent: '#f3b562', paper: '#fdf8fa' } },
  { name: 'Cherry', colors: { brand: '#a31638', accent: '#f5c26b', paper: '#fff9f8' } },
  { name: 'Espresso', colors: { brand: '#6b4028', accent: '#dda94f', paper: '#fbf7f1' } },
]
