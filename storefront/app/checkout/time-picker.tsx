import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { anchorOf } from './field-issues.ts'
import { dayName } from './day-name.ts'
import { RadioCard } from './radio-card.tsx'
import { TimeSlots } from './time-slots.tsx'
import type { Checkout } from './use-checkout.ts'

/** Now or later, and for later a day and a quarter of an hour (ux.md 1.9). */
export function TimePicker({ checkout }: { checkout: Checkout }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const { times, haveTimesFailed, refreshTimes, timing, changes, update, errors } = checkout
  // What the guest chooses here is seen, whatever was there before.
  const choose = (chosen: { when: 'now' | 'later'; window?: string }) => {
    update({ ...chosen, seenTime: '' })
    errors.changed('deliverDate')
    errors.changed('deliverAt')
  }
  if (!times) {
    return haveTimesFailed ? (
      <div className="notice" role="alert">
        <p>{t('The times could not be loaded.')}</p>
        <Button look="secondary" onClick={refreshTimes}>
          {t('Try again')}
        </Button>
      </div>
    ) : (
      <div className="fields__cards" aria-busy="true">
        <div className="radio-card radio-card--ghost" />
        <div className="radio-card radio-card--ghost" />
      </div>
    )
  }
  const [from, to] = times.now.minutes
  const first = times.days[0]?.windows[0]
  const earliest =
    first &&
    t('Earliest time: {time}', {
      time: `${dayName(first.start, i18n)}, ${date(first.start, { hour: '2-digit', minute: '2-digit' })}`,
    })
  const closed = [t('We are closed'), earliest].filter(Boolean).join(' · ')
  const error = errors.shown.deliverAt ?? errors.shown.deliverDate
  return (
    <fieldset className="fields" id={anchorOf('deliverAt')}>
      <legend className="fields__legend">{t('When')}</legend>
      <div className="fields__cards">
        <RadioCard
          name="when"
          value="now"
          isChosen={timing.when === 'now'}
          onChoose={() => choose({ when: 'now' })}
          unavailable={!times.now.available}
          title={t('As soon as possible')}
          text={times.now.available ? t('about {from}–{to} min', { from, to }) : closed}
        />
        <RadioCard
          name="when"
          value="later"
          isChosen={timing.when === 'later'}
          onChoose={() => choose({ when: 'later', window: timing.window })}
          unavailable={times.days.length === 0}
          title={t('Later')}
          text={times.days.length === 0 ? t('No times to choose from') : t('Choose a day and a time')}
        />
      </div>
      {error && <p className="field__error">{t(error)}</p>}
      {changes.some(({ kind }) => kind === 'time') && (
        <p className="notice" role="status">
          {t('Your time is not available any more. Please confirm the next one or choose another.')}
        </p>
      )}
      {timing.when === 'later' && times.days.length > 0 && (
        <TimeSlots
          days={times.days}
          chosen={timing.window}
          onChoose={(window) => choose({ when: 'later', window })}
        />
      )}
    </fieldset>
  )
}
