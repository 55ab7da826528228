import type { Drawing, DrawingLayer, PictureDrawing } from '#contract/media.ts'
import { chosenLayers, type SeenChoice } from './chosen-layers.ts'
import { layerMarkup } from './layer-markup.ts'

/** Width and height of the pictures that have a drawing. */
const SIDE = 1200

const fetched = new Map<string, Promise<Drawing>>()

/** Fetches a drawing once; one that failed is fetched again with the next choice. */
function fetchDrawing(url: string): Promise<Drawing> {
  const known = fetched.get(url)
  if (known) return known
  const coming = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.json() as Promise<Drawing>
  })
  coming.catch(() => fetched.delete(url))
  fetched.set(url, coming)
  return coming
}

type Redrawing = {
  /** Covers the picture; what is drawn stands in it. */
  host: HTMLElement
  /** The picture below. */
  poster: HTMLImageElement
  place: PictureDrawing
  /** The dish, so that each is strewn in its own way. */
  dish: string
}

/** Draws a choice over a picture. Layers that are there stay; `isWanted` is asked when the drawing has come. */
export async function redraw(target: Redrawing, choice: SeenChoice, isWanted: () => boolean): Promise<void> {
  const drawing = await fetchDrawing(target.place.url)
  const { times, layers } = chosenLayers(drawing, choice)
  const base = await drawnBase(target.place, choice)
  if (!isWanted()) return
  if (times === 1 && layers.length === 0 && !base && !target.host.firstChild) return
  const dish = dishIn(target, drawing)
  showBase(target, base)
  grow(dish, base ?? (target.poster.currentSrc || target.poster.src), times)
  const there = new Map(
    [...dish.querySelectorAll('[data-choice]')].map((one) => [one.getAttribute('data-choice'), one]),
  )
  for (const [id, one] of there)
    one.toggleAttribute(
      'data-off',
      layers.every((layer) => layer.id !== id),
    )
  for (const layer of layers) if (!there.has(layer.id)) lay(dish, layer, target)
}

/** The picture of the dish on the chosen base; undefined for its own base, and for one that is not drawn yet. */
async function drawnBase({ bases = {} }: PictureDrawing, { ids }: SeenChoice): Promise<string | undefined> {
  const url = ids.map((id) => (Object.hasOwn(bases, id) ? bases[id] : undefined)).find(Boolean)
  if (!url) return undefined
  const { ok, headers } = await fetch(url)
  // A placeholder is an SVG in one colour.
  return ok && !headers.get('content-type')?.includes('svg') ? url : undefined
}

/** Lays the picture with another base over the poster, or takes it away. */
function showBase({ host }: Redrawing, url: string | undefined): void {
  const shown = [...host.querySelectorAll<HTMLImageElement>('.redrawn__base')]
  for (const image of shown) image.toggleAttribute('data-off', image.getAttribute('src') !== url)
  if (!url || shown.some((image) => image.getAttribute('src') === url)) return
  const image = new Image()
  image.className = 'redrawn__base'
  image.alt = ''
  image.src = url
  host.prepend(image)
}

/** Each layer is a picture of its own, so that showing it moves finished pixels and paints nothing else anew. */
function lay(dish: Element, layer: DrawingLayer & { id: string }, { dish: name, place }: Redrawing): void {
  const holder = document.createElement('template')
  holder.innerHTML = `<svg viewBox="0 0 ${SIDE} ${SIDE}"><g>${layerMarkup(layer, name)}</g></svg>`
  const svg = holder.content.firstElementChild!
  svg.firstElementChild!.setAttribute('transform', place.transform)
  svg.setAttribute('data-choice', layer.id)
  svg.setAttribute('data-level', String(layer.level))
  const above = [...dish.children].find((one) => Number(one.getAttribute('data-level')) > layer.level)
  dish.insertBefore(svg, above ?? null)
}

/** What grows with the size: the dish itself, cut out of the picture, and what was added to it. */
function dishIn({ host, place }: Redrawing, drawing: Drawing): HTMLElement {
  const known = host.querySelector<HTMLElement>('.redrawn__dish')
  if (known) return known
  const dish = document.createElement('div')
  dish.className = 'redrawn__dish'
  const percent = (value: number) => `${(value / SIDE) * 100}%`
  dish.style.transformOrigin = `${percent(place.x)} ${percent(place.y)}`
  dish.style.setProperty('--x', percent(place.x))
  dish.style.setProperty('--y', percent(place.y))
  dish.style.setProperty('--radius', percent(place.radius))
  dish.innerHTML = `<svg><defs>${drawing.definitions}</defs></svg>`
  host.append(dish)
  return dish
}

function grow(dish: HTMLElement, url: string, times: number): void {
  const isLarger = times > 1
  const known = dish.querySelector('img')
  if (known && known.getAttribute('src') !== url) known.src = url
  if (isLarger && !known) {
    const cut = document.createElement('div')
    cut.className = 'redrawn__cut'
    const image = new Image()
    image.alt = ''
    image.src = url
    cut.append(image)
    dish.prepend(cut)
    // It grows from the size on the picture.
    void dish.offsetWidth
  }
  dish.toggleAttribute('data-larger', isLarger)
  dish.style.transform = isLarger ? `scale(${times})` : ''
}
