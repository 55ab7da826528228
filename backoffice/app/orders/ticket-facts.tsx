import type { StaffOrder } from '#contract/orders.staff.ts'
import { isKnownReason } from '#domain/orders/reject-reasons.ts'
import { useI18n } from '#ui/i18n.tsx'
import { paymentMethodName } from '../documents/payment-method-name.ts'
import { placedText } from './order-texts.ts'

/** Which branch makes the order, for whom it is, where it goes and how it will be paid. */
export function TicketFacts({ order, now }: { order: StaffOrder; now: number }) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <dl className="ticket__facts">
      {order.branchName && (
        <>
          <dt>{t('Branch')}</dt>
          <dd className="ticket__name">{order.branchName}</dd>
        </>
      )}
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
      {order.phone && (
        <>
          <dt>{t('Phone')}</dt>
          <dd>
            <a className="ticket__phone" href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>
              {order.phone}
            </a>
          </dd>
        </>
      )}
      {order.email && (
        <>
          <dt>{t('E-mail')}</dt>
          <dd>{order.email}</dd>
        </>
      )}
      <dt>{t('Received')}</dt>
      <dd>{placedText(order, i18n, now)}</dd>
      <dt>{t('Pays with')}</dt>
      <dd>{order.paymentProvider ?? paymentMethodName(i18n.t, order.paymentMethod)}</dd>
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
      <dd>{new Intl.DisplayNames(i18n.language, { type: 'language' }).of(order.language)}</dd>
    </dl>
  )
}
