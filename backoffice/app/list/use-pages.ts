import { useEffect, useState, useSyncExternalStore } from 'react'
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

type Read<T> = (before: string | undefined) => Promise<Page<T>>
type State<T> = Pick<Pages<T>, 'items' | 'failure' | 'isLoadingMore'> & { next: string | undefined }

const EVERY_MS = 30_000

/**
 * A list that grows by pages, the newest first. Its first page is read anew now and then while somebody sees it, and older
 * pages stay below it. `read` must be the same function as long as the list is the same.
 */
export function usePages<T extends { id: string }>(read: Read<T>): Pages<T> {
  const [pages] = useState(() => createPages<T>())
  useEffect(() => {
    pages.start(read)
    return refreshWhileSeen(pages.refresh)
  }, [pages, read])
  const { next, ...state } = useSyncExternalStore(pages.subscribe, pages.read, pages.read)
  const { loadMore, refresh, replace } = pages
  return { ...state, hasMore: next !== undefined, loadMore, refresh, replace }
}

/** Calls `refresh` now and then while somebody sees the page, and when they come back to it. Answers how to end that. */
export function refreshWhileSeen(refresh: () => void): () => void {
  const poll = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  const timer = setInterval(poll, EVERY_MS)
  document.addEventListener('visibilitychange', poll)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', poll)
  }
}

/** The pages of one list after the other, without React; an answer that belongs to an earlier list is ignored. */
export function createPages<T extends { id: string }>() {
  const empty: State<T> = { items: undefined, next: undefined, failure: undefined, isLoadingMore: false }
  const listeners = new Set<() => void>()
  let state = empty
  let read: Read<T> | undefined
  let hasOlder = false

  function set(more: Partial<State<T>>): void {
    state = { ...state, ...more }
    for (const listener of listeners) listener()
  }

  /** What becomes of a page that was asked for, unless another list has begun meanwhile. */
  async function take(
    before: string | undefined,
    change: (page: Page<T>) => Partial<State<T>>,
  ): Promise<void> {
    const asked = read
    if (!asked) return
    try {
      const page = await asked(before)
      if (asked === read) set({ failure: undefined, ...change(page) })
    } catch (error) {
      if (asked === read)
        set({ failure: failureKindOf(error), ...(before !== undefined && { isLoadingMore: false }) })
    }
  }

  function refresh(): void {
    void take(undefined, (first) => ({
      items: withFirstPage(state.items ?? [], first.items, hasOlder),
      ...(!hasOlder && { next: first.next }),
    }))
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Forgets the list before and reads the first page of this one. */
    start(next: Read<T>) {
      read = next
      hasOlder = false
      set(empty)
      refresh()
    },
    refresh,
    loadMore() {
      if (!state.next || state.isLoadingMore) return
      set({ isLoadingMore: true })
      void take(state.next, (older) => {
        hasOlder = true
        const items = withFirstPage(older.items, state.items ?? [], true)
        return { items, next: older.next, isLoadingMore: false }
      })
    },
    replace(item: T) {
      set({ items: state.items?.map((one) => (one.id === item.id ? item : one)) })
    },
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
