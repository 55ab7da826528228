import type { GarnishName } from './dish-picture.ts'
import icons from './icons.json' with { type: 'json' }
import type { Scene } from './scene.ts'
import { at, num } from './shapes.ts'
import type { Sketch } from './sketch.ts'

const bodies: Readonly<Record<string, string>> = icons

/** An icon around the origin; its ids are made its own, because gradients of several icons would collide. */
function drawIcon(name: string, size: number, own: string, isMirrored: boolean): string {
  const body = bodies[name]
  if (!body) throw new Error(`icon ${name} is not extracted, see scripts/extract-icons.ts`)
  const unique = body
    .replace(/\bid="([^"]+)"/g, `id="${own}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}$1"`)
  const icon = `<svg x="${num(-size / 2)}" y="${num(-size / 2)}" width="${num(size)}" height="${num(size)}" viewBox="0 0 128 128">${unique}</svg>`
  // Turned back in a mirrored picture: an icon may carry a letter.
  return isMirrored ? `<g transform="scale(-1 1)">${icon}</g>` : icon
}

const topCorners = [
  [1062, 140],
  [140, 1062],
  [1070, 1072],
  [130, 136],
] as const
const frontCorners = [
  [168, 950],
  [1040, 960],
  [1050, 180],
  [150, 190],
] as const

/** Raw ingredients of the dish at the corners, each with a contact shadow; the first one bleeds out of the frame. */
export function drawGarnish(
  sketch: Sketch,
  names: readonly GarnishName[],
  { view, isMirrored }: Pick<Scene, 'view' | 'isMirrored'>,
): string {
  const corners = view === 'top' ? topCorners : frontCorners
  return corners
    .slice(0, names.length)
    .map(([x, y], index) => {
      const name = names[index]
      if (!name) return ''
      const size = view === 'front' ? sketch.between(170, 200) : index === 0 ? 280 : sketch.between(215, 255)
      const shadow =
        view === 'front' && index < 2
          ? sketch.spot(x + 10, y + size * 0.4, size * 0.5, size * 0.13, '#1E0A02', 0.65, 0.3)
          : sketch.spot(x + size * 0.06, y + size * 0.14, size * 0.46, size * 0.42, '#3A1606', 0.4, 0.2)
      const turn = sketch.between(-24, 24) * (view === 'front' && index < 2 ? 0.4 : 1)
      return shadow + at(x, y, 1, turn, drawIcon(name, size, `${name}${index}-`, isMirrored))
    })
    .join('')
}
