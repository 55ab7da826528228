import { visit } from '../../e2e/menu-steps.ts'
import { rows } from '../../e2e/app-server.ts'
import type { Screen } from './screen.ts'

const plain = (name: string, title: string, path: string, as: Screen['as'] = 'guest'): Screen => ({
  name,
  title,
  as,
  come: (page, { server }) => visit(page, server.url + path),
})

/** Signing in, and the pages of an account. */
export const accountScreens: Screen[] = [
  plain('login', 'Log in', '/login'),
  {
    name: 'login-errors',
    title: 'Log in with faults',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/login`)
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).press('Enter')
    },
  },
  plain('register', 'Register', '/register'),
  plain('reset-password', 'Reset the password', '/reset-password'),
  plain('profile', 'Profile', '/me/my-profile', 'regular'),
  plain('addresses', 'Addresses', '/me/my-addresses', 'regular'),
  plain('addresses-empty', 'No address yet', '/me/my-addresses', 'newcomer'),
  plain('address-create', 'New address', '/me/my-addresses/create', 'regular'),
  plain('orders', 'Orders', '/me/my-orders', 'regular'),
  plain('orders-empty', 'No order yet', '/me/my-orders', 'newcomer'),
  {
    name: 'order-detail',
    title: 'One of my orders',
    as: 'regular',
    come: async (page, { server, people }) => {
      const [row] = rows(
        server.dataDir,
        `select code from orders where email = '${people.regular.email}' and status = 'completed' limit 1`,
      )
      await visit(page, `${server.url}/me/my-orders/${String(row?.['code'])}`)
    },
  },
  plain('transactions', 'Points', '/me/my-transactions/transaction-history', 'regular'),
  plain('transactions-empty', 'No points yet', '/me/my-transactions/transaction-history', 'newcomer'),
  {
    name: 'account-menu',
    title: 'Account menu',
    isSizeBound: true,
    as: 'regular',
    come: async (page, { server }) => {
      await visit(page, server.url)
      const isWide = (page.viewportSize()?.width ?? 0) > 1000
      if (isWide)
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Mein Konto|Hallo|Friederike/ })
          .first()
          .click()
      else await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await page.getByRole('link', { name: 'Meine Bestellungen' }).first().waitFor()
    },
  },
]
