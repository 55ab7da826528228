import { useCallback, useEffect, useState } from 'react'
import type { PaymentProvider } from '#contract/checkout.ts'
import { checkoutApi } from './load-checkout-api.ts'

/** The ways to pay that came with the page, asked for again when the page is seen again or one was refused. */
export function useProviders(loaded: readonly PaymentProvider[]): {
  providers: readonly PaymentProvider[]
  refresh(): void
} {
  const [providers, setProviders] = useState(loaded)
  const refresh = useCallback(() => {
    // Without an answer the known ones stay; the shop itself refuses what it does not offer.
    checkoutApi()
      .then(({ getProviders }) => getProviders())
      .then(setProviders, () => {})
  }, [])
  useEffect(() => {
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', refreshWhenSeen)
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen)
  }, [refresh])
  return { providers, refresh }
}
