import { colourDistance } from './colour-distance.ts'
import type { DishPicture, Figure } from './dish-picture.ts'
import { viewOf } from './figures/draw-figure.ts'
import { grounds } from './grounds.ts'
import type { Scene, Setting } from './scene.ts'
import { looks } from './settings.ts'
import { Sketch } from './sketch.ts'
import { standColours } from './stands.ts'

/** A dish and everything around it are at least this far apart in OKLab. */
export const LEAST_CONTRAST = 0.09
/** Pictures in a row that share no ground: a row of cards, and the card below. */
const APART = 3

/** The colour right around a dish in a setting. */
const surroundOf = (setting: Setting): string =>
  setting.view === 'top' && setting.stand !== 'bare'
    ? standColours[setting.stand]
    : grounds[setting.ground].mid

/** The colour of the rim of a dish; undefined where it has none of its own. */
export function rimOf(figure: Figure): string | undefined {
  switch (figure.kind) {
    case 'pizza':
      return '#B9742E'
    case 'calzone':
    case 'salad':
    case 'dip':
      return '#C28C4C'
    case 'soup':
      return '#C4794F'
    case 'burger':
      return figure.bun === 'dark' ? '#3A2620' : '#CF8A40'
    case 'bowl':
      return '#55646B'
    case 'pasta':
    case 'cup':
      return '#F3ECDF'
    case 'gratin':
      return figure.vessel === 'pan' ? '#2B2A2A' : '#F3ECDF'
    case 'plate':
      return { plate: '#F3ECDF', board: '#C28C4C', slate: '#454D52', basket: '#B88042' }[figure.vessel]
    case 'tub':
      return figure.lid
    case 'bottle':
      return figure.glass
    case 'can':
      return figure.colour
    default:
      return undefined
  }
}

/** Whether a dish is easy to tell from what is around it. */
export function standsOut(figure: Figure, setting: Setting): boolean {
  const rim = rimOf(figure)
  return rim === undefined || colourDistance(rim, surroundOf(setting)) >= LEAST_CONTRAST
}

/**
 * The scenes of pictures that are seen one after the other, from their names alone. Each look uses its settings evenly,
 * and neighbours never share a ground.
 */
export function arrangeScenes(dishes: readonly { slug: string; picture: DishPicture }[]): Scene[] {
  const used = new Map<Setting, number>()
  const taken: Scene[] = []
  for (const { slug, picture } of dishes) {
    const near = taken.slice(-APART).map(({ ground }) => ground)
    const sketch = new Sketch(`scene ${slug}`)
    const setting = settingsFor(picture)
      .map((one) => ({
        one,
        rank: (near.includes(one.ground) ? 1000 : 0) + (used.get(one) ?? 0) + sketch.random(),
      }))
      .reduce((best, other) => (other.rank < best.rank ? other : best)).one
    used.set(setting, (used.get(setting) ?? 0) + 1)
    taken.push(sceneIn(sketch, setting, picture))
  }
  return taken
}

function settingsFor(picture: DishPicture): readonly [Setting, ...Setting[]] {
  const view = viewOf(picture)
  const fitting = looks[picture.look].settings.filter((setting) => {
    const isRoom = setting.view === 'front' || setting.stand === 'bare' || setting.stand === 'cloth'
    return setting.view === view && standsOut(picture, setting) && (isRoom || fitsOnStand(picture))
  })
  const [first, ...others] = fitting
  if (first) return [first, ...others]
  throw new Error(`the look ${picture.look} has no setting for a ${picture.kind} from the ${view}`)
}

/** Round stands hold one round dish; several dishes and things on boards of their own lie on the table. */
const fitsOnStand = (figure: Figure): boolean =>
  isRound(figure) || figure.kind === 'gratin' || figure.kind === 'cup'

const isRound = (figure: Figure): boolean =>
  figure.kind === 'plate'
    ? figure.vessel !== 'board'
    : ['pizza', 'pasta', 'bowl', 'salad', 'soup', 'dip'].includes(figure.kind)

function sceneIn(sketch: Sketch, setting: Setting, picture: DishPicture): Scene {
  const isGroup = picture.kind === 'group'
  const most = setting.view === 'front' || isGroup ? 0 : isRound(picture) ? 38 : 9
  const shift = isGroup ? 0 : setting.view === 'front' ? 22 : 30
  const whole = (reach: number) => Math.round(sketch.between(-reach, reach))
  return {
    ...setting,
    light: sketch.pick(looks[picture.look].lights),
    isMirrored: sketch.random() < 0.5,
    turn: whole(most),
    scale: isGroup ? 1 : Math.round(sketch.between(0.93, setting.view === 'front' ? 1.01 : 1.06) * 100) / 100,
    x: whole(shift),
    y: setting.view === 'front' ? 0 : whole(shift),
  }
}
