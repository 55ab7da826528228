import { useCallback, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'

/**
 * Names in the search of an address that open something above the page: a dish, a line of the cart, the cart, a static
 * page, the form of a reservation, the choice of way, place and time.
 */
export type Overlay = 'dish' | 'edit' | 'cart' | 'page' | 'reservation' | 'way'

const overlays: readonly Overlay[] = ['dish', 'edit', 'cart', 'page', 'reservation', 'way']

/** Marks the history entries that we made ourselves, so that closing goes back instead of piling up entries. */
type OverlayState = { overlay?: boolean } | null

/**
 * For the `shouldRevalidate` export of a page: opening and closing a sheet or the cart loads nothing, so that it
 * happens at once. The same address is loaded again: its content has changed.
 */
export function onlyForNewPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname
}

/** The search of an address with one overlay open, or with none. */
export function searchWith(search: string, overlay?: Overlay, value = '1'): string {
  const params = new URLSearchParams(search)
  for (const name of overlays) params.delete(name)
  if (overlay) params.set(overlay, value)
  const text = params.toString().replaceAll('%2F', '/')
  return text === '' ? '' : `?${text}`
}

/** Opens what stands above the page, once. It gets its own history entry: Back closes it (ux.md U-11). */
export function useOpenOverlay(): (overlay: Overlay, value?: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (overlay, value) => {
      const search = searchWith(window.location.search, overlay, value)
      if (search === window.location.search) return
      void navigate({ search }, { preventScrollReset: true, state: { overlay: true } satisfies OverlayState })
    },
    [navigate],
  )
}

/** What stands above the page, and how it closes. */
export function useOverlay() {
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const closed = useRef<string>(undefined)
  const params = new URLSearchParams(search)
  const close = useCallback(() => {
    // Going back takes a moment; a second press must not leave the page.
    if (closed.current === key) return
    closed.current = key
    if ((state as OverlayState)?.overlay) void navigate(-1)
    else void navigate({ search: searchWith(search) }, { replace: true, preventScrollReset: true })
  }, [navigate, search, state, key])
  return {
    dish: params.get('dish') ?? undefined,
    edit: params.get('edit') ?? undefined,
    cart: params.has('cart'),
    // In the account `page` turns the leaves of a table.
    page: pathname.startsWith('/me/') ? undefined : (params.get('page') ?? undefined),
    reservation: params.has('reservation'),
    way: params.has('way'),
    close,
  }
}
