import type { Foot } from './scene.ts'
import type { Sketch } from './sketch.ts'

/** What a standing dish is placed on; its upper side lies around the base line of the dish at y = 340. */
export function drawFoot(
  sketch: Sketch,
  foot: Foot,
  { light, mid, dark }: Record<'light' | 'mid' | 'dark', string>,
): string {
  if (foot === 'bare') return ''
  if (foot === 'plinth') {
    const side = sketch.linear(
      [
        [0, mid],
        [0.35, light],
        [1, dark],
      ],
      0,
      0,
      1,
      0,
    )
    return `${sketch.spot(60, 560, 620, 120, '#1E0A02', 0.5, 0.4)}<path d="M-470 345V700H470V345Z" fill="${side}"/><ellipse cy="345" rx="470" ry="62" fill="${light}"/><ellipse cy="345" rx="452" ry="54" fill="${mid}" opacity=".5"/>`
  }
  const [top, face] = foot === 'plank' ? (['#D9A765', '#8A5A28'] as const) : (['#5B656B', '#2C3338'] as const)
  const sheen = sketch.linear([
    [0, '#000', 0.2],
    [1, '#fff', 0.16],
  ])
  const upper = 'M-452 304H452L512 392H-512Z'
  return `${sketch.spot(20, 440, 590, 50, '#1E0A02', 0.6, 0.5)}<path d="${upper}" fill="${top}"/><path d="${upper}" fill="${sheen}"/><path d="M-512 391H512V418Q512 430 500 430H-500Q-512 430 -512 418Z" fill="${face}"/><path d="M-512 392H512" stroke="#fff" stroke-width="4" opacity=".35"/>`
}
