import { type ReactNode, useEffect, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { DeliveryLocation } from '../location/delivery-location.ts'
import { PlaceFinder } from './place-finder.tsx'
import type { Offer } from './use-offer.ts'

type PlaceStepProps = {
  deliveryLocation: DeliveryLocation | undefined
  onLocation: (deliveryLocation: DeliveryLocation | undefined) => void
  begin: string
  answer: Offer
  onRetry: () => void
  onNext: () => void
  beside: ReactNode
}

const FIELD = 'address-place'

/** The first step: the location. Continues as soon as delivery there is known; a server that does not answer blocks no guest. */
export function PlaceStep({ onNext, beside, onLocation, ...finder }: PlaceStepProps) {
  const { t } = useI18n()
  const { deliveryLocation, answer } = finder
  const [isBusy, setIsBusy] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const [error, setError] = useState<string>()
  const isOpen = isBusy || answer.kind === 'asking'

  useEffect(() => {
    if (!isPressed || isOpen) return
    setIsPressed(false)
    if (!deliveryLocation) {
      setError(t(messages.placeMissing))
      document.getElementById(FIELD)?.focus()
    } else if (answer.kind !== 'outside') onNext()
  }, [isPressed, isOpen, deliveryLocation, answer.kind, onNext, t])

  return (
    <div className="place-form">
      <PlaceFinder
        {...finder}
        id={FIELD}
        mapFirst
        error={deliveryLocation ? undefined : error}
        onBusy={setIsBusy}
        onLocation={(next) => {
          setError(undefined)
          onLocation(next)
        }}
      />
      <div className="place-form__end">
        <Button
          className="place-form__next"
          size="large"
          unavailable={answer.kind === 'outside'}
          busy={isPressed}
          onClick={() => setIsPressed(true)}
        >
          {t('Next')}
        </Button>
        {beside}
      </div>
    </div>
  )
}
