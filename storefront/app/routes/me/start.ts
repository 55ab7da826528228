import { type LoaderFunctionArgs, redirect } from 'react-router'
import { usersOnly } from '../../account/guards.server.ts'
import { houseContext } from '../../shop/page-context.ts'

/** /me leads to the profile (spec 2). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  await usersOnly(context.get(houseContext), url)
  return redirect('/me/my-profile')
}
