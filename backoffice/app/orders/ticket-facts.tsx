import type { StaffOrder } from '#contract/orders.staff.ts'
import { isKnownReason } from '#domain/orders/reject-reasons.ts'
import { useWords } from '#ui/i18n.tsx'
import { paymentWords, placedWords } from './order-words.ts'

/** For whom the order is, where it goes and how it will be paid. */
export function TicketFacts({ order, now }: { order: StaffOrder; now: number }) {
  const words = useWords()
  const { t } = words
  return (
    <dl className="ticket__facts">
      <dt>{t('Name')}</dt>
      <dd className="ticket__name">{order.name}</dd>
      {order.address && (
        <>
          <dt>{t('Address')}</dt>
          <dd>
            {order.address}
            {order.addressExtras && <span>{order.addressExtras}</span>}
            {order.area && <span>{order.area}</span>}
          </dd>
        </>
      )}
      <dt>{t('Phone')}</dt>
      <dd>
        <a className="ticket__phone" href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>
          {order.phone}
        </a>
      </dd>
      <dt>{t('E-mail')}</dt>
      <dd>{order.email}</dd>
      <dt>{t('Received')}</dt>
      <dd>{placedWords(order, words, now)}</dd>
      <dt>{t('Pays with')}</dt>
      <dd>{paymentWords(order.paymentMethod, words)}</dd>
      {order.issueInvoice && (
        <>
          <dt>{t('Invoice')}</dt>
          <dd>{t('The guest wants one')}</dd>
        </>
      )}
      {order.rejectReason && (
        <>
          <dt>{t('Rejected because')}</dt>
          <dd>{isKnownReason(order.rejectReason) ? t(order.rejectReason) : order.rejectReason}</dd>
        </>
      )}
      <dt>{t('Language')}</dt>
      <dd>{new Intl.DisplayNames(words.language, { type: 'language' }).of(order.language)}</dd>
    </dl>
  )
}
