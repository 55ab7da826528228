import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { AllergenFilter } from './allergen-filter.tsx'
import { CategoryTabs, type Tab } from './category-tabs.tsx'
import { SearchField } from './search-field.tsx'

type MenuBarProps = {
  tabs: readonly Tab[]
  active: string
  onChoose: (id: string) => void
  /** What is searched for; undefined while the search is closed. */
  query: string | undefined
  onQuery: (query: string | undefined) => void
  codes: readonly string[]
  onCodes: (codes: readonly string[]) => void
  shown: number | undefined
  /** Search or filter is about to be used. */
  onNeedMenu: () => void
}

/** The bar that stays on top of the menu: tabs, search, allergen filter. */
export function MenuBar(props: MenuBarProps) {
  const { t } = useI18n()
  const opener = useRef<HTMLButtonElement>(null)
  const { query, onQuery, onNeedMenu } = props
  const close = () => {
    onQuery(undefined)
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
  }
  return (
    <div className={query === undefined ? 'menu-bar' : 'menu-bar menu-bar--searching'}>
      <div className="menu-bar__inner">
        <CategoryTabs tabs={props.tabs} active={props.active} onChoose={props.onChoose} />
        {query === undefined ? (
          <button
            type="button"
            ref={opener}
            className="menu-bar__button menu-bar__button--search"
            aria-label={t('Search the menu')}
            onPointerEnter={onNeedMenu}
            onClick={() => onQuery('')}
          >
            <Search size={20} aria-hidden="true" />
            <span className="menu-bar__label" aria-hidden="true">
              {t('Search the menu')}
            </span>
          </button>
        ) : (
          <SearchField query={query} onQuery={onQuery} onClose={close} onFocus={onNeedMenu} />
        )}
        <AllergenFilter
          codes={props.codes}
          onChange={props.onCodes}
          shown={props.shown}
          onOpen={onNeedMenu}
        />
      </div>
    </div>
  )
}
