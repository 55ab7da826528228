import { Link, useMatches } from 'react-router'
import { useWords, type Words } from '#ui/words.tsx'
import { useShop } from '../use-shop.ts'

/** For the `handle` of a route: what the breadcrumbs call its page. `data` is what its loader answered. */
export type Crumbed<Data = unknown> = { crumb?: (words: Words, data: Data) => string }

/** The way from the menu to this page, from the data of its routes (spec 2). The home page has none. */
export function Breadcrumbs() {
  const words = useWords()
  const hasPicture = useShop().pictures.BREADCRUMB_BACKGROUND !== undefined
  const crumbs = useMatches().flatMap(({ id, pathname, handle, loaderData }) => {
    const { crumb } = (handle ?? {}) as Crumbed
    return crumb ? [{ id, path: pathname, name: crumb(words, loaderData) }] : []
  })
  if (crumbs.length === 0) return null
  return (
    <nav
      className={hasPicture ? 'breadcrumbs breadcrumbs--picture' : 'breadcrumbs'}
      aria-label={words.t('Breadcrumb')}
    >
      <ol>
        <li>
          <Link to="/">{words.t('Menu')}</Link>
        </li>
        {crumbs.map(({ id, path, name }, at) => (
          <li key={id}>
            {at < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
