import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AvailabilityRule } from '#contract/availability.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { wallClock } from '#domain/hours/wall-clock.ts'
import { availabilityWords } from '#domain/menu/availability-words.ts'
import { isNeverAvailable } from '#domain/menu/never-available.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { restaurantApi } from '../http/staff-api.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { AvailabilityRuleRow } from './availability-rule-row.tsx'
import { Card } from './card.tsx'
import { useFocusAfter } from './use-focus-after.ts'

type AvailabilityFieldProps = {
  rules: AvailabilityRule[]
  /** The rules of the category, which hold as well. */
  within?: AvailabilityRule[] | undefined
  errors: FieldErrors
  onChange: (rules: AvailabilityRule[]) => void
}

/** What most restaurants want first. */
const lunch: AvailabilityRule = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  spans: [{ start: '11:30', end: '14:30' }],
  from: null,
  until: null,
  deliverTypes: [],
}
const MAX_RULES = 6

/** The part of an editor that says when and how something can be had, with what guests will read. */
export function AvailabilityField({ rules, within = [], errors, onChange }: AvailabilityFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const id = useId()
  const { place, pressed } = useFocusAfter<HTMLParagraphElement>(rules)
  const { timeZone } = useRestaurant().i18n
  const { data: week } = useQuery({
    queryKey: ['working-hours'],
    queryFn: async () => (await restaurantApi(getWorkingHours, {})).data,
  })
  const [today] = useState(() => wallClock(Date.now(), timeZone).date)
  const isNever = week !== undefined && [rules, within].some((one) => isNeverAvailable(one, week, today))
  return (
    <Card
      title={t('When it can be had')}
      hint={t('Outside of these times guests can read it, but order it for a later time only.')}
    >
      <p ref={place} id={id} tabIndex={-1} className="availability__words">
        {t('Guests read: {words}', {
          words: availabilityWords([rules, within], i18n) || t('always, in every way'),
        })}
      </p>
      {isNever && (
        <p className="availability__never" role="status">
          {t('The restaurant is closed at all of these times: nobody can ever order it.')}
        </p>
      )}
      {rules.map((rule, at) => (
        <AvailabilityRuleRow
          key={at}
          rule={rule}
          number={at + 1}
          error={errors[`availability.${at}.until`]?.[0]}
          onChange={(next) => onChange(rules.with(at, next))}
          onRemove={() => {
            pressed()
            onChange(rules.toSpliced(at, 1))
          }}
        />
      ))}
      {rules.length < MAX_RULES && (
        <div>
          <Button look="secondary" aria-describedby={id} onClick={() => onChange([...rules, lunch])}>
            {rules.length === 0 ? t('Limit the times') : t('Add other times')}
          </Button>
        </div>
      )}
    </Card>
  )
}
