import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { type Address, listAddresses } from '#contract/delivery.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useSession } from '../account/session.ts'
import { AddressChoice } from '../checkout/address-choice.tsx'
import { browserApi } from '../http/browser-api.ts'
import type { OrderPlan } from '../location/order-plan.ts'
import { plannedAddress, storeAddress } from '../location/saved-address.ts'
import { OTHER_PLACE, storePlan } from '../location/store-plan.ts'

/** The field in which another place is named. */
export const PLACE_FIELD = 'way-place'

/** After this long, in milliseconds, a place can be named without waiting for the saved addresses. */
const SLOW_MS = 4_000

type SavedAddressesProps = {
  plan: OrderPlan
  /** How another place is named. */
  children: ReactNode
}

/** Where to before the checkout: one of the account's saved addresses, or another place. */
export function SavedAddresses({ plan, children }: SavedAddressesProps) {
  const { user } = useSession()
  if (user === null || user?.table) return children
  return (
    <OfAccount key={user?.id} plan={plan} isKnown={user !== undefined}>
      {children}
    </OfAccount>
  )
}

function OfAccount({ plan, isKnown, children }: SavedAddressesProps & { isKnown: boolean }) {
  const { t } = useI18n()
  const { addresses, retry } = useSavedAddresses(isKnown)
  const saved = Array.isArray(addresses) ? addresses : []
  const hasSaved = saved.length > 0
  const address = plannedAddress(saved, plan)
  const isUnsaid = plan.addressId === ''
  // What is shown as chosen is what the checkout takes, at what delivery costs there now.
  useEffect(() => {
    if (address) storeAddress(address)
    else if (hasSaved && isUnsaid) storePlan({ addressId: OTHER_PLACE })
  }, [address, hasSaved, isUnsaid])

  if (addresses === 'asking') return <div className="radio-card radio-card--ghost" aria-busy="true" />
  return (
    <>
      {addresses === 'failed' && (
        <div className="notice" role="alert">
          <p>{t('Your saved addresses could not be loaded.')}</p>
          <Button look="secondary" onClick={retry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {hasSaved && (
        <AddressChoice
          addresses={saved}
          chosen={address}
          onChoose={(one) => {
            if (one) return storePlan({ deliverType: 'delivery', addressId: one.id })
            storePlan({ deliveryLocation: undefined, areaId: '', areaText: '' })
            requestAnimationFrame(() =>
              document.getElementById(PLACE_FIELD)?.scrollIntoView({ block: 'center' }),
            )
          }}
        />
      )}
      {!address && children}
    </>
  )
}

type Saved = readonly Address[] | 'asking' | 'failed'

/** The saved addresses of the signed-in account; none for somebody whose session has ended. */
function useSavedAddresses(isKnown: boolean): { addresses: Saved; retry: () => void } {
  const [addresses, setAddresses] = useState<Saved>('asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const end = (answer: Saved) => {
      if (abort.signal.aborted) return
      abort.abort()
      clearTimeout(timer)
      setAddresses(answer)
    }
    const timer = setTimeout(() => end('failed'), SLOW_MS)
    const ask = async () => {
      try {
        end(await browserApi(abort.signal)(listAddresses, {}))
      } catch (error) {
        end(error instanceof ApiError && error.code === 'unauthenticated' ? [] : 'failed')
      }
    }
    if (isKnown) void ask()
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [attempt, isKnown])
  const retry = () => {
    setAddresses('asking')
    setAttempt((count) => count + 1)
  }
  return { addresses, retry }
}
