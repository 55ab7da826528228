/** Leads to the first field that was refused, or to what is said of it where it is none; what is folded up is unfolded. */
export function focusFirstError(within: Element | null | undefined): void {
  const marked = within?.querySelectorAll<HTMLElement>(
    '[aria-invalid="true"], .editor__refused, .field__error',
  )
  const wrong = [...(marked ?? [])].find((one) => {
    const folded = one.closest<HTMLDetailsElement>('details:not([open])')
    if (folded) folded.open = true
    return one.checkVisibility()
  })
  if (!wrong) return
  if (wrong.tabIndex < 0) wrong.tabIndex = -1
  wrong.focus()
}
