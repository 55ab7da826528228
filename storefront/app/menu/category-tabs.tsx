import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { LaterRovingFocus } from './later-roving-focus.tsx'

export type Tab = { id: string; name: string; href: string }

type CategoryTabsProps = {
  tabs: readonly Tab[]
  active: string
  /** Called instead of following the link, where a tab scrolls the page. */
  onChoose?: (id: string) => void
}

/** The categories as a bar of links, one Tab stop; the current one is marked and kept in the middle (ux.md A-17, U-03). */
export const CategoryTabs = memo(function CategoryTabs({ tabs, active, onChoose }: CategoryTabsProps) {
  const { t } = useI18n()
  const bar = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = bar.current
    const tab = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (!list || !tab) return
    const offset = tab.getBoundingClientRect().x - list.getBoundingClientRect().x
    list.scrollBy({ left: offset - (list.clientWidth - tab.clientWidth) / 2 })
    // Beside the menu the bar stands upright and scrolls as a whole.
    const side = list.closest('.menu-bar')
    if (!side || side.scrollHeight <= side.clientHeight) return
    const depth = tab.getBoundingClientRect().y - side.getBoundingClientRect().y
    side.scrollBy({ top: depth - side.clientHeight / 2 })
  }, [active])

  return (
    <nav className="tabs" aria-label={t('Categories')}>
      <LaterRovingFocus row={bar} start={tabs.findIndex(({ id }) => id === active)} />
      <ul className="tabs__list" ref={bar}>
        {tabs.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              className="tabs__tab"
              to={href}
              aria-current={id === active ? 'true' : undefined}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChoose(id)
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
