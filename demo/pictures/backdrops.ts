import type { Backdrop } from './scene.ts'
import type { Sketch } from './sketch.ts'

const scrim = (sketch: Sketch, strength = 0.45) =>
  sketch.radial(
    [
      [0, '#fff', strength],
      [1, '#fff', strength / 4],
    ],
    0.42,
    0.38,
    0.7,
  )

/** What stands behind a standing dish: one large calm shape. */
export function drawBackdrop(
  sketch: Sketch,
  name: Backdrop,
  { light, dark }: { light: string; dark: string },
): string {
  switch (name) {
    case 'disc':
      return `<circle cx="600" cy="560" r="440" fill="${scrim(sketch)}"/>`
    case 'arch':
      return `<path d="M232 900V520A368 368 0 0 1 968 520V900Z" fill="${scrim(sketch)}"/><path d="M232 900V520A368 368 0 0 1 968 520" fill="none" stroke="#fff" stroke-width="10" opacity=".28"/>`
    case 'sun':
      return `<circle cx="330" cy="360" r="250" fill="${light}" opacity=".75"/><path d="M-20 900C220 690 420 760 640 800S1000 700 1220 560V900Z" fill="${dark}" opacity=".42"/>`
    case 'glow':
      return sketch.spot(600, 540, 560, 520, '#FFB96B', 0.62)
    case 'window':
      return `<g fill="#fff" opacity=".26" transform="translate(150 0) skewX(-14)"><path d="M150 60H470V400H150ZM520 60H840V400H520ZM150 450H470V790H150ZM520 450H840V790H520Z"/></g>`
  }
}
