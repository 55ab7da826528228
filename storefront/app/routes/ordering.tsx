import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { ExtraMessages } from '#ui/i18n.tsx'
import { serverContext } from '../shop/server-context.ts'
import { loadMessages } from '../i18n/messages.server.ts'
import '../i18n/await-page-catalogue.ts'

/** The layout of checkout and order page: their messages, which no other page needs. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { messages: await loadMessages(context.get(serverContext), 'ordering') }
}

export function shouldRevalidate() {
  return false
}

export default function Ordering() {
  return (
    <ExtraMessages map={useLoaderData<typeof loader>().messages}>
      <Outlet />
    </ExtraMessages>
  )
}
