import { type LoaderFunctionArgs, redirect } from 'react-router'
import { usersOnly } from '../../account/guards.server.ts'
import { serverContext } from '../../shop/server-context.ts'

/** /me leads to the profile (spec 2). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  await usersOnly(context.get(serverContext), url)
  return redirect('/me/my-profile')
}
