import { useState } from 'react'
import { Link } from 'react-router'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import {
  comingHolidays,
  federalStates,
  type FederalState,
  type HolidayScope,
} from '#domain/hours/holidays.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { dateText } from './dates.ts'
import { useFederalState } from './use-federal-state.ts'

const FEW = 6

type Suggestion = Pick<SpecialDayDocument, 'name' | 'from' | 'until'>

type HolidaySuggestionsProps = {
  today: string
  /** The special days there are already. */
  taken: readonly SpecialDayDocument[]
  isBusy: boolean
  onClose: (holiday: Suggestion) => void
  /** Where other times for it are typed. */
  addressOf: (holiday: Suggestion) => string
}

/** The coming holidays of the Land, each to be closed by one press or given other times. */
export function HolidaySuggestions({ today, taken, isBusy, onClose, addressOf }: HolidaySuggestionsProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { state, choose } = useFederalState()
  const [isWhole, setWhole] = useState(false)
  const isTaken = (date: string) => taken.some(({ from, until }) => from <= date && date <= until)
  const holidays = state ? comingHolidays(state, today).filter(({ date }) => !isTaken(date)) : []
  const scopes: Record<HolidayScope, string> = {
    state: '',
    places: t('only in some places'),
    custom: t('no public holiday'),
  }
  return (
    <Card
      title={t('Holidays ahead')}
      hint={state ? undefined : t('Choose the Land, and its holidays stand here to be taken over.')}
    >
      <div className="holidays__state">
        <SelectField
          label={t('Federal state')}
          value={state ?? ''}
          options={[['', t('Please choose')], ...(Object.entries(federalStates) as [FederalState, string][])]}
          onChange={choose}
        />
      </div>
      {holidays.length > 0 && (
        <ul className="holidays">
          {holidays.slice(0, isWhole ? undefined : FEW).map(({ date, name, scope }) => {
            const suggestion = { name: t(name), from: date, until: date }
            return (
              <li key={date}>
                <p>
                  <strong>{t(name)}</strong>
                  <span>{[dateText(date, i18n), scopes[scope]].filter(Boolean).join(' · ')}</span>
                </p>
                <Button look="secondary" busy={isBusy} onClick={() => onClose(suggestion)}>
                  {t('Closed')}
                  <span className="visually-hidden">: {t(name)}</span>
                </Button>
                <Link className="button button--quiet" to={addressOf(suggestion)}>
                  {t('Other times')}
                  <span className="visually-hidden">: {t(name)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      {state && holidays.length === 0 && <p>{t('Every holiday of the next year has its hours.')}</p>}
      {!isWhole && holidays.length > FEW && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: holidays.length })}
        </Button>
      )}
    </Card>
  )
}
