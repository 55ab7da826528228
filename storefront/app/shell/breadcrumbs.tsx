import { Link, useMatches } from 'react-router'
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
  const i18n = useI18n()
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
