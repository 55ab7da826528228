const PARTS = /\d+|\D+/g

/**
 * The order of the codes of allergens and additives: A before B, 2 before 10. `Intl.Collator` would keep a phone busy
 * for a tenth of a second before the first page answers.
 */
export function compareCodes(a: string, b: string): number {
  const others = partsOf(b)
  for (const [at, part] of partsOf(a).entries()) {
    const other = others[at]
    if (other === undefined) return 1
    if (part === other) continue
    const byNumber = Number(part) - Number(other)
    if (byNumber) return byNumber
    return part < other ? -1 : 1
  }
  return a.length - b.length
}

const partsOf = (code: string): string[] => code.toLowerCase().match(PARTS) ?? []
