import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { Pagination, Transaction } from '#contract/loyalty.ts'
import type { Cents } from '#contract/primitives.ts'
import { useI18n } from '#ui/i18n.tsx'
import { EmptyState } from './empty-state.tsx'
import { pageLinks } from './page-links.ts'

type TransactionsPageProps = {
  balance: Cents
  transactions: readonly Transaction[]
  pagination: Pagination
}

/** The point balance and how it came about, as a table; on phones each change is a card (spec 2, ux.md A-36). */
export function TransactionsPage({ balance, transactions, pagination }: TransactionsPageProps) {
  const { t, money, date } = useI18n()
  const columns = [t('Date'), t('What for'), t('Before'), t('Difference'), t('Balance')] as const
  return (
    <>
      <h1 tabIndex={-1}>{t('My Points')}</h1>
      <p className="points">
        <Sparkles size={28} aria-hidden="true" />
        <span>
          {t('Your balance')}
          <strong className="price">{money(balance)}</strong>
        </span>
      </p>
      {transactions.length === 0 ? (
        <EmptyState
          icon={<Sparkles size={48} strokeWidth={1.5} aria-hidden="true" />}
          text={t('No points yet. You earn them with every completed order.')}
        >
          <Link className="button button--primary" to="/">
            {t('To the menu')}
          </Link>
        </EmptyState>
      ) : (
        <table className="transactions">
          <caption>{t('Transaction history')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transactions.map((one) => (
              <tr key={one.id}>
                <td data-label={columns[0]}>
                  <time dateTime={one.date}>
                    {t('{date}', { date: date(one.date, { dateStyle: 'medium', timeStyle: 'short' }) })}
                  </time>
                </td>
                <th scope="row" data-label={columns[1]}>
                  {one.description}
                </th>
                <td className="price" data-label={columns[2]}>
                  {money(one.oldProfit)}
                </td>
                <td
                  className={one.amount < 0 ? 'price transactions__less' : 'price transactions__more'}
                  data-label={columns[3]}
                >
                  {money(one.amount, { sign: true })}
                </td>
                <td className="price" data-label={columns[4]}>
                  <strong>{money(one.newProfit)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pagination.total_pages > 1 && <PageLinks pagination={pagination} />}
    </>
  )
}

function PageLinks({ pagination: { current_page, total_pages } }: { pagination: Pagination }) {
  const { t } = useI18n()
  const step = (to: number, label: string, icon: typeof ChevronLeft) => {
    const Icon = icon
    const isThere = to >= 1 && to <= total_pages
    return (
      <li>
        {isThere ? (
          <Link to={`?page=${to}`} aria-label={label} preventScrollReset>
            <Icon size={20} aria-hidden="true" />
          </Link>
        ) : (
          <span aria-hidden="true">
            <Icon size={20} />
          </span>
        )}
      </li>
    )
  }
  return (
    <nav className="page-links" aria-label={t('Pages of the history')}>
      <ul>
        {step(current_page - 1, t('Previous page'), ChevronLeft)}
        {pageLinks(current_page, total_pages).map((page) => (
          <li key={page}>
            <Link
              to={`?page=${page}`}
              preventScrollReset
              aria-label={t('Page {page}', { page })}
              aria-current={page === current_page ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
        {step(current_page + 1, t('Next page'), ChevronRight)}
      </ul>
    </nav>
  )
}
