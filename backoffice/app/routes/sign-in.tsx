import { replace } from 'react-router'
import { sessionToken } from '../session-token.ts'
import { SignInPage } from '../staff/sign-in-page.tsx'
import { useHouse } from '../use-house.ts'

/** Whoever is signed in already goes on to the orders. */
export function clientLoader() {
  if (sessionToken.read()) throw replace('/')
  return null
}

export default function SignIn() {
  return <SignInPage restaurant={useHouse().name} />
}
