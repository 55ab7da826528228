import { useEffect, useRef, useState } from 'react'
import { hasHouseNumber } from '#domain/delivery/address-line.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'

type HouseNumberProps = {
  id: string
  /** The street without a number. */
  street: string
  isBusy: boolean
  /** Called with the street and its number. */
  onComplete: (street: string) => void
}

/** Asks for the house number of a street before the place counts as found (ux.md 1.8). */
export function HouseNumber({ id, street, isBusy, onComplete }: HouseNumberProps) {
  const { t } = useI18n()
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  const take = () => {
    const whole = `${street} ${number.trim()}`
    if (hasHouseNumber(whole)) return onComplete(whole)
    setError(t(messages.houseNumberMissing))
    field.current?.focus()
  }
  return (
    <div className="house-number">
      <TextField
        ref={field}
        id={`${id}-number`}
        label={t('House number')}
        mark={t('(required)')}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
        aria-required="true"
        value={number}
        onChange={({ target }) => {
          setNumber(target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
      <Button look="secondary" busy={isBusy} onClick={take}>
        {t('Apply')}
      </Button>
    </div>
  )
}
