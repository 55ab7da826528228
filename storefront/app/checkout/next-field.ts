import type { KeyboardEvent } from 'react'

const TEXT = 'input[aria-required="true"]:is([type="text"], [type="email"], [type="tel"], :not([type]))'

/**
 * Enter leads on to the next field that is still empty, as the key of a phone's keyboard says; after the last one the
 * keyboard of a phone goes.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return
  if (!field.matches(TEXT)) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TEXT)]
  const next = all.slice(all.indexOf(field) + 1).find(({ value }) => value === '')
  if (next) next.focus()
  else if (matchMedia('(pointer: coarse)').matches) field.blur()
}
