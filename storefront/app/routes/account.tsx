import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { MoreWords } from '#ui/i18n.tsx'
import { houseContext } from '../shop/page-context.ts'
import { loadWords } from '../i18n/messages.server.ts'
import '../i18n/await-page-catalogue.ts'

/** What all pages around an account have in common: words that no page before them needs. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { words: await loadWords(context.get(houseContext), 'account') }
}

export function shouldRevalidate() {
  return false
}

export default function Account() {
  return (
    <MoreWords map={useLoaderData<typeof loader>().words}>
      <Outlet />
    </MoreWords>
  )
}
