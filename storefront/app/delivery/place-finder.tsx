import { LocateFixed, Map as MapIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Coordinates, PlaceHit } from '#contract/delivery.ts'
import { addressLine } from '#domain/delivery/address-line.ts'
import { isPostalCode } from '#domain/delivery/postal-code.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type DeliveryLocation, lacksHouseNumber, typedLocation } from '../location/delivery-location.ts'
import { useShop } from '../shop/use-shop.ts'
import { ByHand } from './by-hand.tsx'
import { HouseNumber } from './house-number.tsx'
import { LocationNote } from './location-note.tsx'
import { OfferCard } from './offer-card.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import { useMyLocation } from './use-my-location.ts'
import type { Offer } from './use-offer.ts'
import { useDeliveryLocation } from './use-delivery-location.ts'

export type PlaceFinderProps = {
  /** The id of the search field. */
  id: string
  deliveryLocation: DeliveryLocation | undefined
  onLocation: (deliveryLocation: DeliveryLocation | undefined) => void
  /** What stands in the field while there is no delivery location yet. */
  begin?: string
  /** Whether we deliver to the delivery location. */
  answer: Offer
  onRetry: () => void
  /** The map stands there from the start, or comes when it is asked for. */
  mapFirst: boolean
  /** A whole postal code is enough for now; street and number follow at the checkout. */
  takesPostalCode?: boolean
  /** What the field asks for; street, number and postal code unless something else is enough. */
  label?: string
  error?: string | undefined
  /** Told while it is being found out what is at a place. */
  onBusy?: (isBusy: boolean) => void
  onLeave?: () => void
  /** Switches to picking up; undefined when that is not offered. */
  onPickUp?: (() => void) | undefined
}

/** Where to bring the food: searched, located, marked on the map or typed by hand; and whether we deliver there. */
export function PlaceFinder(props: PlaceFinderProps) {
  const {
    id,
    deliveryLocation,
    onLocation,
    begin = '',
    answer,
    onRetry,
    mapFirst,
    takesPostalCode = false,
    label,
    error,
    onBusy,
    onLeave,
    onPickUp,
  } = props
  const { t } = useI18n()
  const { COUNTRY } = useShop().settings
  const field = useRef<HTMLInputElement>(null)
  const line = deliveryLocation ? addressLine(deliveryLocation) : ''
  const [text, setText] = useState(line || begin)
  const [isByHand, setIsByHand] = useState(false)
  const [wantsMap, setWantsMap] = useState(mapFirst)
  const control = useDeliveryLocation(deliveryLocation, (found) => {
    onLocation(found)
    if (found) setText(addressLine(found))
  })
  const isBusy = control.state === 'asking'
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const mark = (at: Coordinates) => {
    setIsByHand(false)
    setWantsMap(true)
    control.mark(at)
  }
  const mine = useMyLocation(mark, () => field.current?.focus())
  const isNumberUnknown = deliveryLocation?.warning === 'houseNumberUnknown'
  const isAskedToMark = answer.kind === 'outside' && answer.message === t(messages.markerMissing)
  const isAbout =
    deliveryLocation !== undefined &&
    !deliveryLocation.isExact &&
    (isAskedToMark || (mapFirst && answer.kind !== 'outside'))
  const isUnsure = isNumberUnknown || isAbout
  // The form of an address asks for the number in its second step.
  const lacksNumber = !mapFirst && lacksHouseNumber(deliveryLocation)
  const asksNumber = lacksNumber && !isByHand
  // No marker brings a place nearer that is out of reach.
  const typedCode =
    deliveryLocation?.placeId === null && deliveryLocation.address === '' ? deliveryLocation.zipcode : ''
  const isFar = answer.kind === 'outside' && !isAskedToMark
  const takesCode = (typed: string) => takesPostalCode && isPostalCode(typed, COUNTRY)

  const choose = (hit: PlaceHit) => {
    mine.forget()
    setText(hit.address)
    control.choose(hit)
  }
  const type = (typed: string) => {
    setText(typed)
    control.forget()
    if (takesCode(typed)) onLocation(typedLocation('', typed.trim()))
    else if (deliveryLocation) onLocation(undefined)
  }
  const startOver = () => {
    setIsByHand(false)
    type('')
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <div className="place">
      {isByHand ? (
        <ByHand
          id={id}
          deliveryLocation={deliveryLocation}
          error={lacksNumber ? t(messages.houseNumberMissing) : error}
          onLocation={onLocation}
          onBack={startOver}
        />
      ) : (
        <>
          <PlaceSearch
            id={id}
            ref={field}
            text={text}
            error={error}
            isBusy={isBusy}
            label={label}
            isWhole={takesCode}
            onText={type}
            onChoose={choose}
            onByHand={() => {
              type('')
              setIsByHand(true)
            }}
            onLeave={onLeave}
          />
          {asksNumber && deliveryLocation ? (
            <HouseNumber
              key={deliveryLocation.placeId}
              id={id}
              street={deliveryLocation.address}
              isBusy={isBusy}
              onComplete={control.complete}
            />
          ) : (
            <div className="place__ways">
              <Button look="secondary" busy={mine.state === 'asking'} onClick={mine.find}>
                <LocateFixed size={20} aria-hidden="true" />
                {mine.state === 'asking' ? t('Looking for you …') : t('Use current location')}
              </Button>
              {!wantsMap && !isUnsure && !isFar && (
                <Button look="quiet" onClick={() => setWantsMap(true)}>
                  <MapIcon size={20} aria-hidden="true" />
                  {t('Mark it on the map')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <LocationNote
        location={mine}
        isUnsure={isUnsure}
        isNumberUnknown={isNumberUnknown}
        onRetry={control.state === 'failed' ? control.retry : undefined}
      />
      {!(lacksNumber && answer.kind === 'served') && (
        <OfferCard
          answer={answer}
          zipcode={typedCode}
          onRetry={onRetry}
          onOther={startOver}
          onPickUp={onPickUp}
        />
      )}
      {(wantsMap || isUnsure) && (
        <PlaceMap
          pin={control.pin ?? deliveryLocation?.coordinates ?? undefined}
          isByHand={isByHand}
          onPin={(at) => {
            mine.forget()
            mark(at)
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {line !== '' && !isByHand && !isBusy && !lacksNumber ? t('Chosen: {address}', { address: line }) : ''}
      </p>
    </div>
  )
}
