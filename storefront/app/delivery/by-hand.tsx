import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type DeliveryLocation, typedLocation } from '../location/delivery-location.ts'

type ByHandProps = {
  id: string
  deliveryLocation: DeliveryLocation | undefined
  error: string | undefined
  onLocation: (deliveryLocation: DeliveryLocation | undefined) => void
  onBack: () => void
}

/** Street and postal code, typed: for who is not found by the search and cannot use a map. */
export function ByHand({ id, deliveryLocation, error, onLocation, onBack }: ByHandProps) {
  const { t } = useI18n()
  const first = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(deliveryLocation?.address ?? '')
  const [zipcode, setZipcode] = useState(deliveryLocation?.zipcode ?? '')
  useEffect(() => first.current?.focus(), [])
  const change = (address: string, zipcode: string) => {
    setAddress(address)
    setZipcode(zipcode)
    const [street, code] = [address.trim(), zipcode.trim()]
    onLocation(street === '' || code === '' ? undefined : typedLocation(street, code))
  }
  return (
    <div className="by-hand">
      <TextField
        ref={first}
        id={id}
        label={t('Street and number')}
        mark={t('(required)')}
        error={error}
        autoComplete="address-line1"
        autoCapitalize="words"
        aria-required="true"
        value={address}
        onChange={({ target }) => change(target.value, zipcode)}
      />
      <TextField
        id={`${id}-zipcode`}
        label={t('Postal code')}
        mark={t('(required)')}
        autoComplete="postal-code"
        inputMode="numeric"
        aria-required="true"
        value={zipcode}
        onChange={({ target }) => change(address, target.value)}
      />
      <Button look="quiet" onClick={onBack}>
        {t('Search instead')}
      </Button>
    </div>
  )
}
