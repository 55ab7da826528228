import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { visitorsOnly } from '../account/guards.server.ts'
import { LoginPage } from '../account/login-page.tsx'
import { accountMeta } from '../account-words.ts'
import { houseContext } from '../house.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  await visitorsOnly(context.get(houseContext))
  return null
}

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('Log in'))

export default LoginPage
