import { type LoaderFunctionArgs, redirect } from 'react-router'
import { usersOnly } from '../../account/guards.server.ts'
import { houseContext } from '../../house.ts'

/** /me leads to the profile (spec 2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await usersOnly(context.get(houseContext), request)
  return redirect('/me/my-profile')
}
