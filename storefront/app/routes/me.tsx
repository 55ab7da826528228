import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { usersOnly } from '../account/guards.server.ts'
import { MeFrame } from '../account/me-frame.tsx'
import { serverContext } from '../shop/server-context.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** Every page below checks the session anew, so that a page is never shown after a sign-out. */
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
