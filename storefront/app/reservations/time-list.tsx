import { useI18n } from '#ui/i18n.tsx'
import { clockTexts } from '../i18n/clock-texts.ts'
import { noonOf } from './calendar.tsx'

type TimeListProps = {
  day: string | undefined
  /** Undefined as long as they are not known. */
  times: readonly string[] | undefined
  chosen: string
  error: string | undefined
  onChoose: (instant: string) => void
}

/** The times of a day as a group of radio buttons whose name holds the day; closed times are not there (ux.md A-34). */
export function TimeList({ day, times, chosen, error, onChoose }: TimeListProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  if (!day || !times || times.length === 0) return null
  const clock = clockTexts(times, i18n)
  const dayName = date(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <fieldset
      className="reservation__times"
      id="reservation-reservedAt"
      aria-describedby={error ? 'reservation-reservedAt-error' : undefined}
    >
      <legend>
        {t('Time on {day}', { day: dayName })} <span className="field__mark">{t('(required)')}</span>
      </legend>
      {sittings(times).map((sitting) => (
        <div key={sitting[0]} className="reservation__grid">
          {sitting.map((instant) => (
            <label key={instant} className="radio-card radio-card--chip">
              <input
                type="radio"
                name="reservation-time"
                value={instant}
                checked={instant === chosen}
                onChange={() => onChoose(instant)}
              />
              <span className="radio-card__title">{clock(instant)}</span>
            </label>
          ))}
        </div>
      ))}
      {error && (
        <p className="field__error" id="reservation-reservedAt-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const HOUR_MS = 3_600_000

/** Times in order, parted where the kitchen makes a break: lunch and dinner. */
function sittings(times: readonly string[]): string[][] {
  const parts: string[][] = []
  for (const time of times) {
    const last = parts.at(-1)
    const before = last?.at(-1)
    if (last && before && Date.parse(time) - Date.parse(before) <= HOUR_MS) last.push(time)
    else parts.push([time])
  }
  return parts
}
