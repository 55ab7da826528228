import { Link, type UIMatch, useMatches } from 'react-router'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { useWords, type Words } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/**
 * For the `handle` of a route: what the breadcrumbs call its page, and the pages above it that are no routes around it.
 * `data` is what its loader answered.
 */
export type Crumbed<Data = unknown> = {
  crumb?: (words: Words, data: Data) => string
  above?: (words: Words, data: Data) => readonly Crumb[]
}
type Crumb = { path: string; name: string }

/** The way from the menu to this page, from the data of its routes (spec 2). The home page has none. */
export function Breadcrumbs() {
  const matches = useMatches()
  const words = useAllWords(matches)
  const hasPicture = useShop().pictures.BREADCRUMB_BACKGROUND !== undefined
  const crumbs = matches.flatMap(({ pathname, handle, loaderData }): Crumb[] => {
    const { crumb, above } = (handle ?? {}) as Crumbed
    if (!crumb) return []
    return [...(above?.(words, loaderData) ?? []), { path: pathname, name: crumb(words, loaderData) }]
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
        {crumbs.map(({ path, name }, at) => (
          <li key={path}>
            {at < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The words of the page with those that only its routes bring, for example the checkout. */
function useAllWords(matches: readonly UIMatch[]): Words {
  const words = useWords()
  const brought: Record<string, string> = {}
  for (const { id, loaderData } of matches) {
    // The words of the root are those of the page.
    if (id !== 'root') Object.assign(brought, (loaderData as { words?: object } | null | undefined)?.words)
  }
  const t: Words['t'] = (text, params = {}) => {
    const shown = Object.hasOwn(brought, text) ? brought[text] : undefined
    return shown === undefined ? words.t(text, params) : formatMessage(shown, params, words.language)
  }
  return { ...words, t }
}
