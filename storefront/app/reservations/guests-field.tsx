import { GUEST_CHOICES } from '#domain/limits.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { Form } from '../form/use-form.ts'
import type { ReservationValues } from './use-reservation.ts'

/** How many guests come: 1 to 9, or 10 and more (spec 5). */
export function GuestsField({ form }: { form: Form<ReservationValues> }) {
  const { t } = useI18n()
  const error = form.shown.guests
  return (
    <div className="field">
      <label className="field__label" htmlFor="reservation-guests">
        {form.names.guests} <span className="field__mark">{t('(required)')}</span>
      </label>
      <select
        id="reservation-guests"
        name="guests"
        className="field__input reservation__guests"
        value={form.values.guests}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'reservation-guests-error' : undefined}
        onChange={({ target }) => form.set('guests', target.value)}
      >
        {GUEST_CHOICES.map((guests) => (
          <option key={guests} value={guests}>
            {guests}
          </option>
        ))}
      </select>
      {error && (
        <p className="field__error" id="reservation-guests-error">
          {error}
        </p>
      )}
    </div>
  )
}
