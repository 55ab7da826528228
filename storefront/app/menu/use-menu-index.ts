import { startTransition, useCallback, useState } from 'react'
import type { MenuIndex } from './card.ts'

type IndexState = {
  index: MenuIndex | undefined
  failed: boolean
  /** Fetches the whole menu once; calling it again after a failure tries again. */
  load: () => void
}

// A new language is a new document, so one menu is enough for all pages of this one.
let loading: Promise<MenuIndex> | undefined

async function fetchIndex(): Promise<MenuIndex> {
  const response = await fetch('/menu-index')
  if (!response.ok) throw new Error(`the menu answered ${response.status}`)
  return (await response.json()) as MenuIndex
}

/** The whole menu, for search and the allergen filter; nothing is fetched before `load`. */
export function useMenuIndex(): IndexState {
  const [state, setState] = useState<{ index?: MenuIndex; failed: boolean }>({ failed: false })
  const load = useCallback(() => {
    loading ??= fetchIndex()
    setState((old) => (old.failed ? { failed: false } : old))
    loading.then(
      (index) => startTransition(() => setState({ index, failed: false })),
      () => {
        loading = undefined
        setState({ failed: true })
      },
    )
  }, [])
  return { index: state.index ?? undefined, failed: state.failed, load }
}
