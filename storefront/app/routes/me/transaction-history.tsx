import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router'
import { listTransactions } from '#contract/loyalty.ts'
import { zero } from '#domain/money.ts'
import { asUser } from '../../account/guards.server.ts'
import { TransactionsPage } from '../../account/transactions-page.tsx'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'
import { settingIsOn } from '../../shop/settings.server.ts'
import type { loader as meLoader } from '../me.tsx'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  if (!(await settingIsOn(server, 'LOYALTY_SYSTEM'))) throw redirect('/me/my-profile')
  const wanted = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1
  const answer = await asUser(url, () => server.mine(listTransactions, { query: { page } }))
  if (!answer) throw redirect('/me/my-profile')
  const { data: transactions, meta } = answer
  return { transactions, pagination: meta.pagination }
}

export const handle = { crumb: ({ t }) => t('My Points') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('My Points'))

export default function TransactionHistory() {
  const { transactions, pagination } = useLoaderData<typeof loader>()
  const balance = useRouteLoaderData<typeof meLoader>('routes/me')?.user.profit ?? zero
  return <TransactionsPage balance={balance} transactions={transactions} pagination={pagination} />
}
