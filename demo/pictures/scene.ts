import type { GroundName } from './dish-picture.ts'

/** What a dish seen from above lies on; `bare` is the table itself. */
export type Stand = 'bare' | 'peel' | 'board' | 'slate' | 'cloth' | 'paper' | 'marble' | 'tray'
/** What a standing dish is placed on. */
export type Foot = 'bare' | 'plank' | 'plinth' | 'slab'
/** The shape behind a standing dish. */
export type Backdrop = 'disc' | 'arch' | 'sun' | 'glow' | 'window'
export type Light = 'soft' | 'window' | 'lamp'

/** Where a picture is taken; the same few belong to each category. */
export type Setting =
  | { view: 'top'; ground: GroundName; stand: Stand }
  | { view: 'front'; ground: GroundName; backdrop: Backdrop; stand: Foot }

/** How a dish is pictured: where, in which light, and how close. */
export type Scene = Setting & {
  light: Light
  /** The light comes from the right. */
  isMirrored: boolean
  /** Degrees by which the light, and with it a dish seen from above, is turned. */
  turn: number
  scale: number
  /** How far the dish is from the middle of a picture that is 1200 wide. */
  x: number
  y: number
}
