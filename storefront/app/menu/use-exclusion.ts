import { useCallback, useEffect, useState } from 'react'

// What a guest must not eat is health data: it stays in this tab and ends with it (ux.md 1.3, R-D1).
const KEY = 'excluded-allergens'

/** The codes of the allergen groups a guest excludes. */
export function useExclusion(): [codes: readonly string[], set: (codes: readonly string[]) => void] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    const kept = read()
    // An equal list would render the whole menu once more.
    if (kept.length > 0) setCodes(kept)
  }, [])
  const set = useCallback((next: readonly string[]) => {
    setCodes(next)
    try {
      if (next.length === 0) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, next.join(' '))
    } catch {
      // A browser without storage keeps the filter for this page only.
    }
  }, [])
  return [codes, set]
}

function read(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
