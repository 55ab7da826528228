import { useState } from 'react'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useUnreadableText } from '../documents/unreadable-text.ts'
import { readKilometres, writeKilometres } from './kilometres.ts'

const FIRST = 3000
/** What the slider reaches, and its steps; the field takes more. */
const SLIDER = { min: 500, max: 15_000, step: 100 }

type CircleFieldsProps = {
  radius: number | null
  hasCenter: boolean
  error: string | undefined
  onChange: (radius: number | null) => void
}

/** A circle around the restaurant, by slider or by number. */
export function CircleFields({ radius, hasCenter, error, onChange }: CircleFieldsProps) {
  const { t, language } = useI18n()
  const locale = localeOf(language)
  const [typed, setTyped] = useState<string>()
  const isWrong = radius !== null && typed !== undefined && readKilometres(typed) === undefined
  useUnreadableText(isWrong, () => setTyped(undefined))
  const shown = radius === null ? '' : writeKilometres(radius, locale)
  return (
    <fieldset className="extent">
      <label className="switch-line">
        <input
          type="checkbox"
          checked={radius !== null}
          onChange={(event) => onChange(event.target.checked ? FIRST : null)}
        />
        {t('Circle around the restaurant')}
      </label>
      {radius !== null && (
        <div className="extent__circle">
          <input
            type="range"
            {...SLIDER}
            value={radius}
            aria-label={t('Radius')}
            aria-valuetext={t('{distance} km', { distance: shown })}
            onChange={(event) => {
              setTyped(undefined)
              onChange(Number(event.target.value))
            }}
          />
          <TextField
            label={t('Kilometres')}
            inputMode="decimal"
            value={typed ?? shown}
            error={isWrong ? t('This is no distance') : error}
            onChange={(event) => {
              setTyped(event.target.value)
              const metres = readKilometres(event.target.value)
              if (metres !== undefined) onChange(metres)
            }}
            onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
          />
        </div>
      )}
      {radius !== null && !hasCenter && (
        <p className="extent__note">
          {t(
            'Nobody has said yet where the restaurant is: the circle lies nowhere until its coordinates are set.',
          )}
        </p>
      )}
    </fieldset>
  )
}
