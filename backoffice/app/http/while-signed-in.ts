import { replace } from 'react-router'
import { signedIn } from './signed-in.ts'
import { failureKindOf } from './failure-kind.ts'

/** Runs the call of a route's loader. Without a session, or when it is over, the way leads to the sign-in. */
export async function whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
  if (!signedIn.isKnown()) throw replace('/sign-in')
  try {
    return await call()
  } catch (error) {
    if (failureKindOf(error) !== 'signed-out') throw error
    signedIn.forget()
    throw replace('/sign-in')
  }
}
