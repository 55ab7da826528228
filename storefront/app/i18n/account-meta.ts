import type { MetaDescriptor } from 'react-router'
import { createI18n, type I18n, type I18nData } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The meta tags of an account page: its title from the messages of these pages, and `noindex`. */
export function accountMeta(matches: Matches, name: (i18n: I18n) => string): MetaDescriptor[] {
  const dataOf = (id: string) => matches.find((match) => match?.id === id)?.loaderData
  const root = dataOf('root') as { shop: Shop; i18n: I18nData } | undefined
  const account = dataOf('routes/account') as { messages: I18nData['map'] } | undefined
  if (!root) return []
  const i18n = createI18n({ ...root.i18n, map: { ...root.i18n.map, ...account?.messages } })
  return [
    { title: `${name(i18n)} – ${root.shop.settings.SITE_TITLE}` },
    { name: 'robots', content: 'noindex' },
  ]
}
