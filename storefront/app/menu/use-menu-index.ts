import { startTransition, useCallback, useState } from 'react'
import { fetchPart } from '../http/fetch-part.ts'
import { afterFrame } from '../loading/after-frame.ts'
import type { MenuIndex } from './card.ts'
import type * as MenuView from './menu-view.ts'

/** The whole menu, and the rules that search and filter it; both are fetched when they are needed. */
export type MenuFinder = { index: MenuIndex; view: typeof MenuView }

type IndexState = {
  finder: MenuFinder | undefined
  failed: boolean
  /** Fetches the whole menu once; calling it again after a failure tries again. */
  load: () => void
}

// A new language is a new document, so one menu is enough for all pages of this one.
/** The menu, where somebody has asked for it. */
export let loading: Promise<MenuFinder> | undefined

async function fetchFinder(): Promise<MenuFinder> {
  await new Promise<void>(afterFrame)
  const [response, view] = await Promise.all([fetchPart('/menu-index'), import('./menu-view.ts')])
  if (!response.ok) throw new Error(`the menu answered ${response.status}`)
  return { index: (await response.json()) as MenuIndex, view }
}

/** The whole menu, for search and the allergen filter; nothing is fetched before `load`. */
export function useMenuIndex(): IndexState {
  const [state, setState] = useState<{ finder?: MenuFinder; failed: boolean }>({ failed: false })
  const load = useCallback(() => {
    loading ??= fetchFinder()
    setState((old) => (old.failed ? { failed: false } : old))
    loading.then(
      (finder) => startTransition(() => setState({ finder, failed: false })),
      () => {
        loading = undefined
        setState({ failed: true })
      },
    )
  }, [])
  return { finder: state.finder, failed: state.failed, load }
}
