import type { Order } from '#contract/orders.ts'
import { choiceTexts } from '#domain/menu/line-text.ts'
import { useI18n } from '#ui/i18n.tsx'
import { paymentText } from '#domain/payments/payment-texts.ts'
import { ReceiptTotals } from '../receipt/receipt-totals.tsx'
import { useBranch } from '../shop/use-branch.ts'
import { ReceiptTaxes } from './receipt-taxes.tsx'

type OrderReceiptProps = { order: Order; method: string; orderedAt: string }

/** What was ordered and what it costs, as it was agreed; not a receipt of money taken (ux.md R-T4, R-T7). */
export function OrderReceipt({ order, method, orderedAt }: OrderReceiptProps) {
  const { t, money } = useI18n()
  const { title, legalName, address, vatId } = useBranch(order)
  const supplier = [legalName === title ? '' : legalName, address].filter((text) => text !== '')
  const { payment, deliverType } = order
  return (
    <section className="receipt receipt--order" aria-labelledby="receipt-title">
      <h2 className="receipt__title" id="receipt-title">
        {t('Your order')}
      </h2>
      <p className="receipt__kind">{t('Order confirmation – not a cash receipt')}</p>
      <p className="receipt__how">
        {[title, ...supplier].join(', ')}
        <br />
        {vatId !== '' && (
          <>
            {t('VAT ID {id}', { id: vatId })}
            <br />
          </>
        )}
        {order.receiptNumber !== null && (
          <>
            {t('Receipt number {number}', { number: String(order.receiptNumber) })}
            <br />
          </>
        )}
        {t('Ordered on {date}', { date: orderedAt })}
      </p>
      <table className="receipt__table">
        <caption className="visually-hidden">{t('What you have ordered')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('Quantity')}</th>
            <th scope="col">{t('Dish')}</th>
            <th scope="col">{t('Price')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a placed order never change
            <tr key={index}>
              <td className="receipt__qty">{item.qty} ×</td>
              <td>
                <span className="receipt__name">{item.name}</span>
                {choiceTexts(item).length > 0 && (
                  <span className="receipt__choices">{choiceTexts(item).join(', ')}</span>
                )}
                {item.deposit > 0 && (
                  <span className="receipt__choices">
                    {t('plus {amount} deposit', { amount: money(item.deposit) })}
                  </span>
                )}
              </td>
              <td className="price">{money(item.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ReceiptTotals
        totals={{
          goods: payment.cartTotal,
          deposit: payment.deposit,
          reusableDeposit: payment.reusableDeposit,
          delivery: payment.deliver,
          surcharge: payment.surcharge,
          price: payment.price,
          discount: payment.discount,
          taxPercent: 0,
          tax: payment.tax,
          taxItems: payment.taxItems,
          tip: payment.tip,
          total: payment.total,
          includedTaxes: [],
        }}
        {...(deliverType === 'delivery' ? {} : { delivery: null })}
      />
      <ReceiptTaxes taxes={payment.includedTaxes} />
      <p className="receipt__method">{t('Payment: {method}', { method })}</p>
      {payment.state !== null && (
        <p className="receipt__small">
          {t(paymentText(payment, order.status), { amount: money(payment.refunded) })}
        </p>
      )}
      {order.wantsReusable && <p className="receipt__small">{t('Packed in reusable containers')}</p>}
    </section>
  )
}
