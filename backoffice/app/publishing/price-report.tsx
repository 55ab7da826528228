import { useQuery } from '@tanstack/react-query'
import { checkPrices, type PriceCheck, type PriceCheckCart } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DRAFTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'

/** What the carts of the last orders would cost under the drafts. */
export function PriceReport() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery({
    queryKey: [DRAFTS, 'prices'],
    queryFn: () => staffApi(checkPrices, {}),
  })
  return (
    <section className="report" aria-labelledby="price-report">
      <div className="report__head">
        <h2 id="price-report">{t('Price check')}</h2>
      </div>
      {data ? (
        <PriceFacts check={data} />
      ) : error ? (
        <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Reading />
      )}
    </section>
  )
}

function PriceFacts({ check }: { check: PriceCheck }) {
  const { t, money } = useI18n()
  if (check.carts === 0)
    return <p className="report__hint">{t('Without orders there is nothing to compare yet.')}</p>
  return (
    <>
      <p className="report__hint">
        {t('{carts, plural, one {The last cart} other {The last # carts}}, priced as the menu is drafted', {
          carts: check.carts,
        })}
      </p>
      <ul className="report__sums">
        <li>{t('{count} unchanged', { count: check.unchanged })}</li>
        {check.differences.map(({ difference, carts }) => (
          <li key={difference}>
            {difference > 0
              ? t('{count} dearer by {amount}', { count: carts, amount: money(difference) })
              : t('{count} cheaper by {amount}', {
                  count: carts,
                  amount: money(difference).replace(/^[-−]/, ''),
                })}
          </li>
        ))}
        {check.notOrderable > 0 && (
          <li>
            {t('{count, plural, one {# cart} other {# carts}} could not be ordered any more', {
              count: check.notOrderable,
            })}
          </li>
        )}
        {check.belowMinimum > 0 && (
          <li>
            {t('{count, plural, one {# cart falls} other {# carts fall}} below the minimum order', {
              count: check.belowMinimum,
            })}
          </li>
        )}
        {check.dearCombos.map(({ id, name, price, singlePrice }) => (
          <li key={id}>
            {t('{name} costs {price}, its parts {singlePrice}', {
              name,
              price: money(price),
              singlePrice: money(singlePrice),
            })}
          </li>
        ))}
      </ul>
      {check.changed.length > 0 && (
        <details>
          <summary>{t('Show the carts')}</summary>
          <ol className="report__carts">
            {check.changed.map((cart, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a report without ids, never reordered
              <Cart key={at} cart={cart} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Cart({ cart }: { cart: PriceCheckCart }) {
  const { t, money } = useI18n()
  return (
    <li>
      <p>
        <strong className="price">
          {money(cart.before)} → {money(cart.after)}
        </strong>{' '}
        {cart.isBelowMinimum && <small>{t('below the minimum order')}</small>}
      </p>
      <ul>
        {cart.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a report without ids, never reordered
          <li key={at}>
            {line.quantity} × {line.name}{' '}
            <small>
              {money(line.before)}
              {line.after !== line.before &&
                ` → ${line.after === null ? t('not orderable') : money(line.after)}`}
            </small>
          </li>
        ))}
        {cart.problems.map((problem) => (
          <li key={problem}>{t(problem)}</li>
        ))}
      </ul>
    </li>
  )
}
