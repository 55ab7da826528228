import { replace } from 'react-router'
import { signedIn } from '../http/signed-in.ts'
import { SignInPage } from '../staff/sign-in-page.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

/** Members who are signed in already are redirected to the orders. */
export function clientLoader() {
  if (signedIn.isKnown()) throw replace('/')
  return null
}

export default function SignIn() {
  return <SignInPage restaurant={useRestaurant().name} />
}
