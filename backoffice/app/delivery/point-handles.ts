import { type Map as GlMap, Marker } from 'maplibre-gl'
import type { Position } from '#domain/delivery/shape-rings.ts'
import { movedByKey } from '#ui/map/move-by-key.ts'
import { type DrawAction, type Drawing, middles } from './draw-shape.ts'

/** With more points, only the sides beside the chosen one can be divided: the map stays readable. */
const FEW = 30

export type HandleTexts = {
  /** What a point is called, counted from 1. */
  point: (at: number) => string
  middle: (at: number) => string
  /** The id of the element that says which keys do what. */
  hint: string
}

type Handles = { show(drawing: Drawing): void; remove(): void }

/** The points of a drawing and the middles of its sides as handles on the map, for mouse, touch and keyboard. */
export function createHandles(
  gl: GlMap,
  texts: HandleTexts,
  onAction: (action: DrawAction) => void,
  onDrag: (points: readonly Position[]) => void,
): Handles {
  let points: { marker: Marker; element: HTMLElement }[] = []
  let between: Marker[] = []
  let shown: Drawing | undefined

  function addPoint(at: number): (typeof points)[number] {
    const element = handle('area-point', texts.point(at + 1), texts.hint)
    const marker = new Marker({ element, draggable: true })
    const toPosition = (): Position => [marker.getLngLat().lng, marker.getLngLat().lat]
    marker.on('drag', () => shown && onDrag(shown.points.with(at, toPosition())))
    marker.on('dragend', () => onAction({ do: 'move', point: at, to: toPosition() }))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      const isEnd = at === 0 && shown && !shown.isClosed && shown.points.length > 2
      onAction(isEnd ? { do: 'close' } : { do: 'select', point: at })
    })
    element.addEventListener('focus', () => {
      if (shown?.selected !== at) onAction({ do: 'select', point: at })
    })
    element.addEventListener('keydown', (event) => {
      const point = shown?.points[at]
      if (!point) return
      const action = actionOf(event, at, point)
      if (!action) return
      event.preventDefault()
      onAction(action)
    })
    return { marker, element }
  }

  function addMiddle(after: number, at: Position): Marker {
    const element = handle('area-middle', texts.middle(after + 1))
    const marker = new Marker({ element, draggable: true }).setLngLat(at).addTo(gl)
    const insert = (to: Position) => onAction({ do: 'insert', after, at: to })
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      insert(at)
    })
    marker.on('dragend', () => insert([marker.getLngLat().lng, marker.getLngLat().lat]))
    return marker
  }

  return {
    show(drawing) {
      const hadFocus = document.activeElement?.matches('.area-point, .area-middle') === true
      shown = drawing
      for (const { marker } of points.splice(drawing.points.length)) marker.remove()
      for (const [at, [lng, lat]] of drawing.points.entries()) {
        const known = points[at]
        const one = known ?? addPoint(at)
        one.marker.setLngLat([lng, lat])
        if (!known) {
          one.marker.addTo(gl)
          points.push(one)
        }
        one.element.toggleAttribute('data-chosen', at === drawing.selected)
        one.element.toggleAttribute('data-first', at === 0 && !drawing.isClosed && drawing.points.length > 2)
      }
      for (const marker of between) marker.remove()
      between = dividable(drawing).map(([after, at]) => addMiddle(after, at))
      const chosen = drawing.selected === null ? undefined : points[drawing.selected]
      if (hadFocus && chosen && document.activeElement !== chosen.element) chosen.element.focus()
    },
    remove() {
      for (const { marker } of points) marker.remove()
      for (const marker of between) marker.remove()
      points = []
      between = []
    },
  }
}

function actionOf(event: KeyboardEvent, at: number, [lng, lat]: Position): DrawAction | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return { do: 'remove', point: at }
  if (event.key === '+' || event.key === 'Insert') return { do: 'divide', point: at }
  const to = movedByKey(event.key, event.shiftKey, { lat, lng })
  return to && { do: 'move', point: at, to: [to.lng, to.lat] }
}

function dividable(drawing: Drawing): [after: number, at: Position][] {
  if (!drawing.isClosed) return []
  const all = [...middles(drawing).entries()]
  if (all.length <= FEW) return all
  const { selected, points } = drawing
  return all.filter(
    ([at]) => selected !== null && (at === selected || at === (selected + points.length - 1) % points.length),
  )
}

function handle(className: string, label: string, hint?: string): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.ariaLabel = label
  if (hint) element.setAttribute('aria-describedby', hint)
  return element
}
