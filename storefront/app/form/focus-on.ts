/** Brings a place of the page into view and the focus to the first thing there that can be changed. */
export function focusOn(anchor: string): void {
  const place = document.getElementById(anchor)
  if (!place) return
  const inside = place.matches('input, select, textarea, button, a[href], [tabindex]')
    ? place
    : (place.querySelector<HTMLElement>('input:checked, input, button, a[href]') ?? place)
  place.scrollIntoView({ block: 'center' })
  inside.focus({ preventScroll: true })
}
