import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { zero } from '#domain/money.ts'
import { addressLine } from '#domain/delivery/address-line.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { DeliveryLocation } from '../location/delivery-location.ts'
import { readStoredLocation, storeLocation } from '../location/stored-delivery-location.ts'
import { OfferCard } from './offer-card.tsx'
import { PlaceFinder } from './place-finder.tsx'
import { PlaceStyles } from './place-styles.tsx'
import { useOffer } from './use-offer.ts'

const ID = 'address-first-place'

/** Asks for the delivery location before anything is chosen, and shows at once whether and for how much we deliver. */
export function AddressFirst() {
  const { t } = useI18n()
  const [deliveryLocation, setDeliveryLocation] = useState<DeliveryLocation | undefined>(readStoredLocation)
  const [isChanging, setIsChanging] = useState(deliveryLocation === undefined)
  const { answer, retry } = useOffer(deliveryLocation, zero)
  const isServed = answer.kind === 'served'
  useEffect(() => {
    if (isServed) setIsChanging(false)
  }, [isServed, deliveryLocation])

  const choose = (next: DeliveryLocation | undefined) => {
    setDeliveryLocation(next)
    storeLocation(next)
  }
  const isAsking = isChanging || !deliveryLocation
  return (
    <section className="address-first" aria-labelledby={`${ID}-title`}>
      <PlaceStyles />
      <h2 id={`${ID}-title`} className={isAsking ? undefined : 'visually-hidden'}>
        {t('Where shall we bring it?')}
      </h2>
      {isAsking ? (
        <>
          <p className="address-first__why">
            {t('Tell us where you are and see at once whether and for how much we deliver.')}
          </p>
          <PlaceFinder
            id={ID}
            deliveryLocation={deliveryLocation}
            onLocation={choose}
            answer={answer}
            onRetry={retry}
            mapFirst={false}
          />
        </>
      ) : (
        <>
          <div className="address-first__chosen">
            <MapPin size={24} strokeWidth={1.8} aria-hidden="true" />
            <strong>{addressLine(deliveryLocation) || t('The marked place')}</strong>
            <Button
              look="quiet"
              onClick={() => {
                setIsChanging(true)
                choose(undefined)
                requestAnimationFrame(() => document.getElementById(ID)?.focus())
              }}
            >
              {t('Change')}
            </Button>
          </div>
          <OfferCard
            answer={answer}
            onRetry={retry}
            onOther={() => setIsChanging(true)}
            onPickUp={undefined}
          />
        </>
      )}
    </section>
  )
}
