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
  if (!isWanted()) return
  const { times, layers } = chosenLayers(drawing, choice)
  if (times === 1 && layers.length === 0 && !target.host.firstChild) return
  const dish = dishIn(target, drawing)
  grow(dish, target.poster, times)
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
  const known = host.firstElementChild
  if (known instanceof HTMLElement) return known
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

function grow(dish: HTMLElement, poster: HTMLImageElement, times: number): void {
  const isLarger = times > 1
  if (isLarger && !dish.querySelector('img')) {
    const cut = document.createElement('div')
    cut.className = 'redrawn__cut'
    const image = new Image()
    image.alt = ''
    image.src = poster.currentSrc || poster.src
    cut.append(image)
    dish.prepend(cut)
    // It grows from the size on the picture.
    void dish.offsetWidth
  }
  dish.toggleAttribute('data-larger', isLarger)
  dish.style.transform = isLarger ? `scale(${times})` : ''
}
