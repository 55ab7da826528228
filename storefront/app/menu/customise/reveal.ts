/** The id of the element that shows a group of choices; `base` sets two forms on one page apart. */
export const groupId = (base: string, path: readonly string[]): string => [base, ...path].join('.')

/** Opens whatever hides a group of choices, scrolls to it and focuses its first control (ux.md U-16). */
export function revealGroup(id: string): void {
  const group = document.getElementById(id)
  if (!group) return
  for (let around: Element | null = group; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
  }
  group.scrollIntoView({ block: 'start' })
  const control = group.querySelector<HTMLElement>('summary, input:checked, input') ?? group
  control.focus({ preventScroll: true })
}
