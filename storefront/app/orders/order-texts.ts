import type { Order } from '#contract/orders.ts'
import { startsLater } from '#domain/orders/starts-later.ts'
import type { I18n } from '#ui/i18n.tsx'
import { hasMoved } from '#domain/payments/payment-states.ts'
import { type LeadMinutes, leadMinutes } from '#domain/hours/lead-minutes.ts'

type Sentence = { title: string; text: string }

/** What the status of an order is told from. */
type Told = Pick<
  Order,
  'status' | 'deliverAt' | 'deliverDate' | 'deliverType' | 'expectedAt' | 'isClosed' | 'payment'
>

/**
 * The status as a sentence, and another on what happens next, at the instant `now` in milliseconds. An order for later is
 * placed and confirmed while the kitchen may be closed, hours before it is cooked.
 */
export function statusSentence(
  order: Told,
  at: { minutes: LeadMinutes; now: number },
  { t }: Pick<I18n, 't'>,
): Sentence {
  const { status, deliverType } = order
  const isLater = startsLater(order, at)
  const isDelivery = deliverType === 'delivery'
  const sentences = {
    pending_payment: waitingSentence(order, { t }),
    pending_approval: {
      title: t('Your order has reached us'),
      text: isLater
        ? t('The kitchen confirms it in good time. You can close this page.')
        : t('The kitchen confirms it in a moment. You can leave this page open.'),
    },
    approved: {
      title: isLater ? t('Your order is confirmed') : t('Your order is in the kitchen'),
      text:
        deliverType === 'table'
          ? t('We cook it fresh and bring it to your table.')
          : isDelivery
            ? t('We cook it fresh and bring it straight to you.')
            : t('We cook it fresh and have it ready for you.'),
    },
    completed: {
      title: t('Enjoy your meal!'),
      text: t('Your order is complete. Thank you for eating with us.'),
    },
    rejected: {
      title: t('We cannot make your order'),
      text: t('We are sorry. Please call us, we will find a way together.'),
    },
  }
  return sentences[status]
}

/** The title of an order's page as it was loaded. */
export const loadedTitle = (
  { order, seenAt }: { order: Told; seenAt: number },
  settings: Parameters<typeof leadMinutes>[0],
  i18n: Pick<I18n, 't'>,
): string => statusSentence(order, { minutes: leadMinutes(settings), now: seenAt }, i18n).title

/** What a guest can do about an order that waits for its payment. */
function waitingSentence(
  { isClosed, payment }: Pick<Order, 'isClosed' | 'payment'>,
  { t }: Pick<I18n, 't'>,
): Sentence {
  if (payment.state === 'processing' || payment.state === 'review') {
    return {
      title: t('Your payment is being checked'),
      text: t('We start as soon as your payment has reached us.'),
    }
  }
  if (isClosed && payment.state !== null && hasMoved(payment.state)) {
    return {
      title: t('Your payment came too late'),
      text: t('Nothing was ordered. Your money is being paid back to you.'),
    }
  }
  if (isClosed) {
    return {
      title: t('Your payment did not arrive'),
      text: t(
        'Nothing was ordered. Money that still arrives is paid back if we cannot cook for you any more.',
      ),
    }
  }
  return {
    title: t('Waiting for your payment'),
    text: t('We start as soon as your payment has reached us.'),
  }
}
