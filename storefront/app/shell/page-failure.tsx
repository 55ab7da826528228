import { lazy } from 'react'

/**
 * For the `ErrorBoundary` export of a page: what stands in its place when it failed, inside the frame of the shop, so that
 * header, cart and styles stay. Fetched with what follows the guest's first interaction.
 */
export const PageFailure = lazy(async () => ({
  default: (await import('./failure-notice.tsx')).FailureNotice,
}))
