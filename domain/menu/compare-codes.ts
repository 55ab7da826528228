const PARTS = /\d+|\D+/g

/**
 * The order of the codes of allergens and additives: A before B, 2 before 10. `Intl.Collator` would keep a phone busy
 * for a tenth of a second before the first page answers.
 */
export function compareCodes(a: string, b: string): number {
  const [parts, others] = [partsOf(a), partsOf(b)]
  for (const [at, part] of parts.entries()) {
    const other = others[at]
    if (other === undefined) return 1
    // 1 and 01 are the same number.
    const byNumber = Number(part) - Number(other)
    if (part === other || byNumber === 0) continue
    if (byNumber) return byNumber
    return part < other ? -1 : 1
  }
  return parts.length - others.length
}

const partsOf = (code: string): string[] => code.toLowerCase().match(PARTS) ?? []
