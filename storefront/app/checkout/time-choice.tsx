import type { OrderTimes } from '#contract/checkout.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import { dayName } from './day-name.ts'
import type { Timing } from './quote-request.ts'
import { RadioCard } from './radio-card.tsx'
import { TimeSlots } from './time-slots.tsx'

type TimeChoiceProps = {
  /** Undefined while they are asked. */
  times: OrderTimes | undefined
  /** It was closed when the page was made: while the times are asked, the room for choosing one is kept. */
  isClosed?: boolean
  haveTimesFailed: boolean
  onRefresh: () => void
  timing: Timing
  error?: string | undefined
  /** Whether everything in the cart can be had at the start of a window; left out while nothing is limited. */
  isFitting?: ((start: string) => boolean) | undefined
  /** The chosen time is not to be had any more. */
  isLost?: boolean
  onChoose: (chosen: { when: 'now' | 'later'; window?: string }) => void
}

/** A line that is empty, so that nothing moves once it is filled. */
const NOT_KNOWN = '\u00a0'
/** Why it is not possible now, and from when on: two lines. */
const CLOSED_NOT_KNOWN = (
  <>
    {NOT_KNOWN}
    <br />
    {NOT_KNOWN}
  </>
)

/** Now or later, and for later a day and a quarter of an hour (ux.md 1.9). */
export function TimeChoice(props: TimeChoiceProps) {
  const { times, isClosed, haveTimesFailed, onRefresh, timing, error, isLost, isFitting, onChoose } = props
  const i18n = useI18n()
  const { t, date } = i18n
  if (!times) {
    const expected = isClosed ? 'later' : timing.when
    return haveTimesFailed ? (
      <div className="notice" role="alert">
        <p>{t('The times could not be loaded.')}</p>
        <Button look="secondary" onClick={onRefresh}>
          {t('Try again')}
        </Button>
      </div>
    ) : (
      <fieldset className="fields" aria-busy="true">
        <legend className="fields__legend">{t('When')}</legend>
        <div className="fields__cards">
          {(['now', 'later'] as const).map((when) => (
            <RadioCard
              key={when}
              name="when"
              value={when}
              isChosen={expected === when}
              onChoose={() => {}}
              unavailable
              title={when === 'now' ? t('As soon as possible') : t('Later')}
              text={isClosed && when === 'now' ? CLOSED_NOT_KNOWN : NOT_KNOWN}
            />
          ))}
        </div>
        {expected === 'later' && <div className="times times--ghost" />}
      </fieldset>
    )
  }
  const [from, to] = times.now.minutes
  const first = times.days[0]?.windows[0]
  const earliest =
    first &&
    t('Earliest time: {time}', {
      time: `${dayName(first.start, i18n)}, ${date(first.start, { hour: '2-digit', minute: '2-digit' })}`,
    })
  const closed = [t(times.now.reason ?? 'We are closed'), earliest].filter(Boolean).join(' · ')
  return (
    <fieldset className="fields" id={anchorOf('deliverAt')} aria-describedby={errorIdOf('deliverAt', error)}>
      <legend className="fields__legend">{t('When')}</legend>
      <div className="fields__cards">
        <RadioCard
          name="when"
          value="now"
          isChosen={timing.when === 'now'}
          onChoose={() => onChoose({ when: 'now' })}
          unavailable={!times.now.available}
          title={t('As soon as possible')}
          text={times.now.available ? t('about {from}–{to} min', { from, to }) : closed}
        />
        <RadioCard
          name="when"
          value="later"
          isChosen={timing.when === 'later'}
          onChoose={() => onChoose({ when: 'later', window: timing.window })}
          unavailable={times.days.length === 0}
          title={t('Later')}
          text={times.days.length === 0 ? t('No times to choose from') : t('Choose a day and a time')}
        />
      </div>
      <FieldError field="deliverAt" error={error && t(error)} />
      {isLost && (
        <p className="notice" role="status">
          {t('Your time is not available any more. Please confirm the next one or choose another.')}
        </p>
      )}
      {timing.when === 'later' && times.days.length > 0 && (
        <TimeSlots
          days={times.days}
          chosen={timing.window}
          isFitting={isFitting}
          onChoose={(window) => onChoose({ when: 'later', window })}
        />
      )}
    </fieldset>
  )
}
