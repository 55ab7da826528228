import { Link, type UIMatch, useMatches } from 'react-router'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/**
 * For the `handle` of a route: what the breadcrumbs call its page, and the pages above it that are no routes around it.
 * `data` is what its loader answered.
 */
export type Crumbed<Data = unknown> = {
  crumb?: (i18n: I18n, data: Data) => string
  above?: (i18n: I18n, data: Data) => readonly Crumb[]
}
type Crumb = { path: string; name: string }

/** The way from the menu to this page, from the data of its routes (spec 2). The home page has none. */
export function Breadcrumbs() {
  const matches = useMatches()
  const i18n = useAllMessages(matches)
  const hasPicture = useShop().pictures.BREADCRUMB_BACKGROUND !== undefined
  const crumbs = matches.flatMap(({ pathname, handle, loaderData }): Crumb[] => {
    const { crumb, above } = (handle ?? {}) as Crumbed
    if (!crumb) return []
    return [...(above?.(i18n, loaderData) ?? []), { path: pathname, name: crumb(i18n, loaderData) }]
  })
  if (crumbs.length === 0) return null
  return (
    <nav
      className={hasPicture ? 'breadcrumbs breadcrumbs--picture' : 'breadcrumbs'}
      aria-label={i18n.t('Breadcrumb')}
    >
      <ol>
        <li>
          <Link to="/">{i18n.t('Menu')}</Link>
        </li>
        {crumbs.map(({ path, name }, at) => (
          <li key={path}>
            {at < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The messages of the page with those that only its routes bring, for example the checkout. */
function useAllMessages(matches: readonly UIMatch[]): I18n {
  const i18n = useI18n()
  const brought: Record<string, string> = {}
  for (const { id, loaderData } of matches) {
    // The messages of the root are already in the context.
    if (id !== 'root')
      Object.assign(brought, (loaderData as { messages?: object } | null | undefined)?.messages)
  }
  const t: I18n['t'] = (text, params = {}) => {
    const shown = Object.hasOwn(brought, text) ? brought[text] : undefined
    return shown === undefined ? i18n.t(text, params) : formatMessage(shown, params, i18n.language)
  }
  return { ...i18n, t }
}
