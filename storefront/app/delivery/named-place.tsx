import { MapPin } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { addressLine } from '#domain/delivery/address-line.ts'
import { zero } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import {
  type DeliveryLocation,
  lacksHouseNumber,
  parseDeliveryLocation,
} from '../location/delivery-location.ts'
import { useOrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { OfferCard } from './offer-card.tsx'
import { PlaceFinder } from './place-finder.tsx'
import { PlaceStyles } from './place-styles.tsx'
import { useNamedOffer } from './use-named-offer.ts'

type NamedPlaceProps = {
  id: string
  /** Told whether the place is asked for or shown. */
  onAsking?: (isAsking: boolean) => void
  /** Switches to picking up; undefined when that is not offered. */
  onPickUp?: (() => void) | undefined
  /** Says how soon an order for now is there; left out where a time is chosen beside it. */
  saysSoon?: boolean
}

/** The place of the order before the checkout: asked for, or shown with what delivery costs there. */
export function NamedPlace({ id, onAsking, onPickUp, saysSoon = false }: NamedPlaceProps) {
  const { t } = useI18n()
  const { deliveryLocation: text, when } = useOrderPlan()
  const planned = useMemo(() => parseDeliveryLocation(text), [text])
  const [isChanging, setIsChanging] = useState(planned === undefined)
  // The planned place holds until another one is named to which we deliver; null stands for none so far.
  const [another, setAnother] = useState<DeliveryLocation | null>()
  const deliveryLocation = another === undefined ? planned : (another ?? undefined)
  const { answer, retry } = useNamedOffer(deliveryLocation, zero)
  const isServed = answer.kind === 'served' && !lacksHouseNumber(deliveryLocation)
  useEffect(() => {
    if (!isServed) return
    setIsChanging(false)
    if (!another) return
    storePlan({ deliveryLocation: another })
    setAnother(undefined)
  }, [isServed, deliveryLocation, another])
  const isAsking = isChanging || !deliveryLocation
  useEffect(() => onAsking?.(isAsking), [onAsking, isAsking])

  return (
    <>
      <PlaceStyles />
      {isAsking ? (
        <PlaceFinder
          id={id}
          deliveryLocation={deliveryLocation}
          onLocation={(next) => {
            if (another === undefined) storePlan({ deliveryLocation: next })
            else setAnother(next ?? null)
          }}
          answer={answer}
          onRetry={retry}
          mapFirst={false}
          takesPostalCode
          label={t('Address or postal code')}
          onPickUp={onPickUp}
        />
      ) : (
        <>
          <div className="named-place">
            <MapPin size={24} strokeWidth={1.8} aria-hidden="true" />
            <strong>{addressLine(deliveryLocation) || t('The marked place')}</strong>
            <Button
              look="quiet"
              onClick={() => {
                setIsChanging(true)
                setAnother(null)
                requestAnimationFrame(() => document.getElementById(id)?.focus())
              }}
            >
              {t('Change')}
            </Button>
          </div>
          <OfferCard
            answer={answer}
            onRetry={retry}
            onOther={() => setIsChanging(true)}
            onPickUp={onPickUp}
            saysSoon={saysSoon && when === 'now'}
          />
        </>
      )}
    </>
  )
}
