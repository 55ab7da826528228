import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { usersOnly } from '../account/guards.server.ts'
import { MeFrame } from '../account/me-frame.tsx'
import { serverContext } from '../shop/server-context.ts'

/** Every page below asks anew who is there, so that nobody sees a page of somebody who has left. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  return { user: await usersOnly(context.get(serverContext), url) }
}

export default function Me() {
  const { user } = useLoaderData<typeof loader>()
  return (
    <MeFrame user={user}>
      <Outlet />
    </MeFrame>
  )
}
