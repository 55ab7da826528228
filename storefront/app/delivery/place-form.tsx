import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Address } from '#contract/delivery.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { PlaceDetailsForm } from './place-details-form.tsx'
import { PlaceStep } from './place-step.tsx'
import { PlaceStyles } from './place-styles.tsx'
import { type DeliveryLocation, locationOfAddress } from '../location/delivery-location.ts'
import { storeAddress } from '../location/saved-address.ts'
import { useOffer } from './use-offer.ts'

type PlaceFormProps = {
  /** The address to change; without it a new one is made. */
  address?: Address | undefined
  /** Whether this is the first address, which is then the default one. */
  isFirst?: boolean
}

const LIST = '/me/address-list'
const DETAILS = 'details'

/** The address form of the new system (spec 2): first where, on a map; then Next; then name, details and default. */
export function PlaceForm({ address, isFirst = false }: PlaceFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const isForCheckout = !address && params.has('return')
  const end = isForCheckout ? '/checkout' : LIST
  const [deliveryLocation, setDeliveryLocation] = useState<DeliveryLocation | undefined>(
    () => address && locationOfAddress(address),
  )
  const { answer, retry } = useOffer(deliveryLocation, zero)
  const heading = useRef<HTMLHeadingElement>(null)

  const isAtDetails = deliveryLocation !== undefined && params.has(DETAILS)
  const wasAtDetails = useRef(isAtDetails)
  useEffect(() => {
    if (wasAtDetails.current !== isAtDetails) heading.current?.focus()
    wasAtDetails.current = isAtDetails
  }, [isAtDetails])

  // The second step has an entry of its own in the history: Back leads to the first one.
  const goOn = () => {
    const next = new URLSearchParams(search)
    next.set(DETAILS, '1')
    void navigate({ search: `?${next}` })
  }
  const cancel = (
    <Link className="form__link" to={end}>
      {t('Cancel')}
    </Link>
  )
  return (
    <>
      <PlaceStyles />
      <h1 tabIndex={-1} ref={heading}>
        {address ? t('Change the address') : t('Add an address')}
      </h1>
      <section className="card" aria-label={t('Address')}>
        {isAtDetails ? (
          <PlaceDetailsForm
            deliveryLocation={deliveryLocation}
            address={address}
            isFirst={isFirst}
            answer={answer}
            onChange={() => void navigate(-1)}
            onSaved={(saved) => {
              if (isForCheckout) storeAddress(saved)
              return navigate(end)
            }}
            beside={cancel}
          />
        ) : (
          <PlaceStep
            deliveryLocation={deliveryLocation}
            onLocation={setDeliveryLocation}
            // An address of the old system has no place yet: its text is the initial search.
            begin={address?.address ?? ''}
            answer={answer}
            onRetry={retry}
            onNext={goOn}
            beside={cancel}
          />
        )}
      </section>
    </>
  )
}
