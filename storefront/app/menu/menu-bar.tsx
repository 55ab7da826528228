import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Tag } from '#contract/menu.ts'
import { useI18n } from '#ui/i18n.tsx'
import { AllergenButton } from './allergen-button.tsx'
import type { MenuFilter } from './card.ts'
import { CategoryTabs, type Tab } from './category-tabs.tsx'
import { LaterAllergenChoice, LaterFilterChips } from './later-filter.ts'
import { SearchField } from './search-field.tsx'

type MenuBarProps = {
  tabs: readonly Tab[]
  active: string
  onChoose: (id: string) => void
  /** What is searched for; undefined while the search is closed. */
  query: string | undefined
  onQuery: (query: string | undefined) => void
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
  const { query, onQuery, filter, onFilter, onNeedMenu } = props
  const close = () => {
    onQuery(undefined)
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
  }
  const chooseAllergens = () => {
    onNeedMenu()
    setIsChoosing(true)
  }
  return (
    <div className={query === undefined ? 'menu-bar' : 'menu-bar menu-bar--searching'}>
      <div className="menu-bar__inner">
        <CategoryTabs tabs={props.tabs} active={props.active} onChoose={props.onChoose} />
        {query === undefined ? (
          <>
            <button
              type="button"
              id="menu-search"
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
            <AllergenButton codes={filter.codes} onOpen={chooseAllergens} onNeedMenu={onNeedMenu} />
          </>
        ) : (
          <>
            <SearchField query={query} onQuery={onQuery} onClose={close} onFocus={onNeedMenu} />
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
          </>
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
