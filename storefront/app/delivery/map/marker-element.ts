/** The pin as it is drawn; its foot is the point it means. */
const PIN = `<svg viewBox="0 0 40 52" width="40" height="52" aria-hidden="true">
  <path d="M20 50 C7 34 3 27 3 19 A17 17 0 0 1 37 19 C37 27 33 34 20 50 Z" /><circle cx="20" cy="19" r="6.5" /></svg>`

/** A mark that only stands there: the restaurant, or where an order goes. */
export function fixedElement(label: string, kind: 'restaurant' | 'goal'): HTMLElement {
  const element = document.createElement('div')
  element.className = `town-map__pin town-map__pin--${kind}`
  element.role = 'img'
  element.ariaLabel = label
  element.innerHTML = PIN
  return element
}

type PinTraits = {
  label: string
  /** What kind of thing it is, for screen readers. */
  kind: string
  /** The id of the element that describes how to move it. */
  hint: string
  onKey: (event: KeyboardEvent) => void
}

/** The marker of the guest. As an `application` it gets the arrow keys from screen readers too. */
export function pinElement({ label, kind, hint, onKey }: PinTraits): HTMLElement {
  const element = document.createElement('div')
  element.className = 'town-map__pin'
  element.role = 'application'
  element.ariaLabel = label
  element.ariaRoleDescription = kind
  element.setAttribute('aria-describedby', hint)
  element.tabIndex = 0
  element.innerHTML = PIN
  element.addEventListener('keydown', onKey)
  return element
}
