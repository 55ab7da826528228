/** Brings a place of the page into view and the focus to the first thing there that can be changed. */
export function focusOn(anchor: string): void {
  const place = document.getElementById(anchor)
  if (!place) return
  const inside = place.matches('input, textarea, button, a[href], [tabindex]')
    ? place
    : (place.querySelector<HTMLElement>('input:checked, input, button, a[href]') ?? place)
  place.scrollIntoView({ block: 'center' })
  inside.focus({ preventScroll: true })
}

/** The id of the button beside the order button with which the guest agrees to what has changed. */
export const AGREE = 'agree-to-changes'

/** The id of the order button. */
export const ORDER = 'order'

/** The id of the notice that somebody else is signed in than while the form was filled in. */
export const OTHER_SESSION = 'session-ended'
