import { CloudOff, Hourglass } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import type { LeadMinutes } from '#domain/hours/lead-minutes.ts'
import { type ExpectedWindow, expectedWindow } from '#domain/orders/expected-time.ts'
import { type Delay, orderDelay } from '#domain/orders/order-delay.ts'
import { type MinutesLeft, minutesLeft } from '#domain/orders/time-left.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'
import { isAwaited } from './order-progress.ts'
import type { SeenOrder } from './use-fresh-order.ts'

/** From how many minutes on the time left is announced once more. */
const SOON_MINUTES = 10

type OrderKeyProps = {
  seen: SeenOrder & { isCut: boolean }
  /** How long the restaurant usually needs, and the instant in milliseconds. */
  at: { minutes: LeadMinutes; now: number }
}

/** What a guest looks for first: the code, when the order comes, and what may go wrong with that. */
export function OrderKey({ seen, at }: OrderKeyProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { order, seenAt, toldBefore, isCut } = seen
  const expected = expectedWindow(order, at.minutes)
  const left = isAwaited(order) ? minutesLeft(expected, at.now) : undefined
  const delay = orderDelay(order, expected, at)
  const time = windowTexts(order, expected, i18n)
  const before = toldBefore && expectedWindow({ ...order, expectedAt: toldBefore }, at.minutes)
  const newTime = before && t('New time instead of {time}', { time: windowTexts(order, before, i18n).window })
  return (
    <div className="order-page__key">
      <p className="order-page__code">
        <span>{t('Order code')}</span>
        <strong>
          <bdi>{order.code}</bdi>
        </strong>
      </p>
      {isAwaited(order) && (
        <p className="order-page__time">
          <span>{order.deliverType === 'delivery' ? t('With you at about') : t('Ready at about')}</span>
          <strong className="price">
            {time.day}
            <span>{time.window}</span>
          </strong>
          {newTime && <span className="order-page__left order-page__left--new">{newTime}</span>}
          {left && <span className="order-page__left">{leftText(left, i18n)}</span>}
        </p>
      )}
      {/* The time of the restaurant, and the last minutes: announced when they change, not with every minute. */}
      <p className="visually-hidden" role="status">
        {order.status === 'approved' &&
          [time.day + time.window, soonText(left, i18n) || newTime].filter(Boolean).join(', ')}
      </p>
      <div role="status" className="order-page__notes">
        {delay && (
          <p className="notice">
            <Hourglass size={20} aria-hidden="true" />
            {delayText(delay, expected, i18n)}
          </p>
        )}
        {isCut && (
          <p className="notice notice--cut" data-says-offline>
            <CloudOff size={20} aria-hidden="true" />
            {t('No connection. This is how it stood at {time}.', {
              time: clock(new Date(seenAt), i18n),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

const clock = (moment: Date, { t, date }: I18n): string =>
  t('{time}', { time: date(moment, { hour: '2-digit', minute: '2-digit' }) })

/** The day of an order for later, up to the comma before the time, and the time. */
function windowTexts(
  order: Order,
  { from, to }: ExpectedWindow,
  i18n: I18n,
): { day: string; window: string } {
  const { t, date } = i18n
  const short = (moment: Date) => date(moment, { hour: '2-digit', minute: '2-digit' })
  return {
    day:
      order.deliverAt === 'later'
        ? `${date(from, { weekday: 'long', day: 'numeric', month: 'long' })}, `
        : '',
    window:
      from.getTime() === to.getTime()
        ? clock(from, i18n)
        : t('{from}–{to}', { from: short(from), to: short(to) }),
  }
}

function leftText({ from, to }: MinutesLeft, { t }: I18n): string {
  if (from === 0) return t('Any moment now')
  return from === to
    ? t('In about {minutes} min', { minutes: String(to) })
    : t('In about {from}–{to} min', { from: String(from), to: String(to) })
}

function soonText(left: MinutesLeft | undefined, { t }: I18n): string {
  if (!left || left.from > SOON_MINUTES) return ''
  return left.from === 0 ? t('Any moment now') : t('In about ten minutes')
}

function delayText(delay: Delay, { to }: ExpectedWindow, i18n: I18n): string {
  const { t } = i18n
  const time = clock(to, i18n)
  const texts = {
    unconfirmed: t('The restaurant has not confirmed your order yet. It may get later than {time}.', {
      time,
    }),
    near: t('The kitchen has not reported your order as done yet. It may get a little later than {time}.', {
      time,
    }),
    over: t(
      'It is past {time}, and your order is not reported as done. This page knows no more: please call if you are still waiting.',
      { time },
    ),
  }
  return texts[delay]
}
