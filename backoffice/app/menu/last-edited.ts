let last: string | undefined

/** Remembers what was edited, for the list that one comes back to. */
export function rememberEdited(id: string): void {
  last = id
}

/** What was edited before the list was opened; said once. */
export function takeEdited(): string | undefined {
  const id = last
  last = undefined
  return id
}
