import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Tag } from '#contract/menu.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { MenuFilter } from '../ordering/menu-filter.ts'
import { AllergenButton } from './allergen-button.tsx'
import { CategoryTabs, type Tab } from './category-tabs.tsx'
import { LaterAllergenChoice, LaterFilterChips } from './later-filter.ts'
import { SearchField } from './search-field.tsx'

type MenuBarProps = {
  tabs: readonly Tab[]
  active: string
  onChoose: (id: string) => void
  isSearching: boolean
  onSearching: (isSearching: boolean) => void
  /** What is searched for; undefined while the page has no place for what is found. */
  query: string | undefined
  onQuery: (query: string) => void
  filter: MenuFilter
  onFilter: (filter: MenuFilter) => void
  /** The tags that dishes can be chosen by. */
  filterTags: readonly Tag[]
  /** How many dishes the filter leaves; undefined while that is not known. */
  shown: number | undefined
  /** Search or filter is about to be used. */
  onNeedMenu: () => void
}

/** The bar that stays on top of the menu: tabs, search, filters. */
export function MenuBar(props: MenuBarProps) {
  const { t } = useI18n()
  const opener = useRef<HTMLButtonElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const { isSearching, onSearching, query, onQuery, filter, onFilter, onNeedMenu } = props
  const close = () => {
    onSearching(false)
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
  }
  const chooseAllergens = () => {
    onNeedMenu()
    setIsChoosing(true)
  }
  return (
    <div className={isSearching ? 'menu-bar menu-bar--searching' : 'menu-bar'}>
      <div className="menu-bar__inner">
        <CategoryTabs tabs={props.tabs} active={props.active} onChoose={props.onChoose} />
        {isSearching ? (
          <SearchField query={query ?? ''} onQuery={onQuery} onClose={close} onFocus={onNeedMenu} />
        ) : (
          <>
            <button
              type="button"
              id="menu-search"
              ref={opener}
              className="menu-bar__button menu-bar__button--search"
              aria-label={t('Search the menu')}
              onPointerEnter={onNeedMenu}
              onClick={() => onSearching(true)}
            >
              <Search size={20} aria-hidden="true" />
              <span className="menu-bar__label" aria-hidden="true">
                {t('Search the menu')}
              </span>
            </button>
            <AllergenButton codes={filter.codes} onOpen={chooseAllergens} onNeedMenu={onNeedMenu} />
          </>
        )}
        {query !== undefined && (
          <div className="menu-bar__chips">
            <LaterFilterChips
              wanted
              tags={props.filterTags}
              filter={filter}
              onFilter={(next) => {
                onNeedMenu()
                onFilter(next)
              }}
              onChooseAllergens={chooseAllergens}
            />
          </div>
        )}
      </div>
      <LaterAllergenChoice
        wanted={isChoosing}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        codes={filter.codes}
        onChange={(codes) => onFilter({ ...filter, codes })}
        shown={props.shown}
      />
    </div>
  )
}
