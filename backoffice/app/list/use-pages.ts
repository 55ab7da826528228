import { useCallback, useEffect, useRef, useState } from 'react'
import { type FailureKind, failureKindOf } from '../http/failure-kind.ts'

export type Page<T> = { items: T[]; next: string | undefined }
export type Pages<T> = {
  /** Undefined until the first page was read. */
  items: T[] | undefined
  failure: FailureKind | undefined
  hasMore: boolean
  isLoadingMore: boolean
  loadMore(): void
  refresh(): void
  /** Puts a changed item in the place of the old one. */
  replace(item: T): void
}

const EVERY_MS = 30_000

/**
 * A list that grows by pages, the newest first. Its first page is read anew now and then while somebody sees it, and older
 * pages stay below it. `read` must be the same function as long as the list is the same.
 */
export function usePages<T extends { id: string }>(
  read: (before: string | undefined) => Promise<Page<T>>,
): Pages<T> {
  const [items, setItems] = useState<T[]>()
  const [next, setNext] = useState<string>()
  const [failure, setFailure] = useState<FailureKind>()
  const [isLoadingMore, setLoadingMore] = useState(false)
  const hasOlder = useRef(false)

  const refresh = useCallback(async () => {
    try {
      const first = await read(undefined)
      setFailure(undefined)
      setItems((shown) => withFirstPage(shown ?? [], first.items, hasOlder.current))
      if (!hasOlder.current) setNext(first.next)
    } catch (error) {
      setFailure(failureKindOf(error))
    }
  }, [read])

  useEffect(() => {
    hasOlder.current = false
    setItems(undefined)
    void refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [refresh])

  async function loadMore(): Promise<void> {
    if (!next || isLoadingMore) return
    setLoadingMore(true)
    try {
      const older = await read(next)
      hasOlder.current = true
      setFailure(undefined)
      setItems((shown) => withFirstPage(older.items, shown ?? [], true))
      setNext(older.next)
    } catch (error) {
      setFailure(failureKindOf(error))
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    items,
    failure,
    hasMore: next !== undefined,
    isLoadingMore,
    loadMore: () => void loadMore(),
    refresh: () => void refresh(),
    replace: (item) => setItems((shown) => shown?.map((one) => (one.id === item.id ? item : one))),
  }
}

/** The newer items on top, the others below, each once; without older pages the first page is all there is. */
export function withFirstPage<T extends { id: string }>(
  shown: readonly T[],
  first: readonly T[],
  keepOlder: boolean,
): T[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...(keepOlder ? shown.filter(({ id }) => !known.has(id)) : [])]
}
