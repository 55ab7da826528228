import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { visitorsOnly } from '../account/guards.server.ts'
import { RegisterPage } from '../account/register-page.tsx'
import { accountMeta } from '../account-words.ts'
import { houseContext } from '../house.ts'
import { settingIsOn } from '../settings.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const house = context.get(houseContext)
  if (!(await settingIsOn(house, 'ALLOW_REGISTRATION'))) throw redirect('/')
  await visitorsOnly(house)
  return null
}

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('Register'))

export default RegisterPage
