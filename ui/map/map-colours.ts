/** What the map is painted with; each is a token of the theme (`map.css`). */
export const mapColours = [
  'ground',
  'park',
  'water',
  'building',
  'street',
  'main',
  'edge',
  'rail',
  'label',
  'halo',
  'area',
] as const

export type MapColours = Record<(typeof mapColours)[number], string>

/**
 * The colours of the theme as the map understands them: the browser works out what the tokens say, mixes included, and
 * one painted pixel shows the result.
 */
export function readMapColours(place: Element): MapColours {
  const probe = document.createElement('span')
  // Where motion is reduced every change takes a moment (base.css); the probe would still have the colour before.
  probe.style.setProperty('transition', 'none', 'important')
  place.append(probe)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colour = (name: string): string => {
    if (!pen) return 'gray'
    probe.style.color = `var(--map-${name})`
    pen.fillStyle = getComputedStyle(probe).color
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const colours = Object.fromEntries(mapColours.map((name) => [name, colour(name)])) as MapColours
  probe.remove()
  return colours
}

/** Calls back when the theme changes, by the guest's hand or by the clock of the device. */
export function onThemeChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const byHand = new MutationObserver(listener)
  byHand.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  dark.addEventListener('change', listener)
  return () => {
    byHand.disconnect()
    dark.removeEventListener('change', listener)
  }
}
