import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

const SEARCH_AFTER_MS = 300
const TEXT = 'text'
/** Where the page of a list begins. */
const BEFORE = 'before'

export type AddressFilters = {
  value(name: string): string
  /** Filters by a value; empty takes the filter away. The list begins at its first page again. */
  set(name: string, value: string): void
  /** What is typed into the search; a moment later it stands in the address. */
  typed: string
  setTyped(text: string): void
}

/** The filters of a list, kept in the address, so that they can be reloaded and sent. */
export function useAddressFilters(): AddressFilters {
  const [params, setParams] = useSearchParams()
  const value = (name: string) => params.get(name) ?? ''
  const [typed, setTyped] = useState(value(TEXT))
  const set = (name: string, wanted: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(BEFORE)
        if (wanted === '') next.delete(name)
        else next.set(name, wanted)
        return next
      },
      { replace: true },
    )
  const search = useEffectEvent(() => {
    if (typed !== value(TEXT)) set(TEXT, typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { value, set, typed, setTyped }
}
