import { replace } from 'react-router'
import { sessionToken } from '../http/session-token.ts'
import { SignInPage } from '../staff/sign-in-page.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

/** Members who are signed in already are redirected to the orders. */
export function clientLoader() {
  if (sessionToken.read()) throw replace('/')
  return null
}

export default function SignIn() {
  return <SignInPage restaurant={useRestaurant().name} />
}
