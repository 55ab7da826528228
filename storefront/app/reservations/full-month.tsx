import { useI18n } from '#ui/i18n.tsx'
import { noonOf } from './calendar.tsx'
import type { Months } from './use-months.ts'

/** Says below a month of which no day can be chosen that this is so, and what to do. */
export function FullMonth({ months: { month, isFull } }: { months: Pick<Months, 'month' | 'isFull'> }) {
  const { t, date } = useI18n()
  const name = date(noonOf(`${month}-15`), { month: 'long', year: 'numeric' })
  return (
    <div role="status">
      {isFull && (
        <p className="notice">
          {t('No table can be reserved in {month}. Please look at another month or call us', { month: name })}
        </p>
      )}
    </div>
  )
}
