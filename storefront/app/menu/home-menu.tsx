import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isOn } from '../shop/shop.ts'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isFiltering, menuFilter, noFilter, useMenuFilter } from '../ordering/menu-filter.ts'
import { COMBOS_SLUG, type Section } from './card.ts'
import { CategorySlider } from './category-slider.tsx'
import { CombosSection } from './combos-section.tsx'
import { Hero } from './hero.tsx'
import { LaterFilterBar } from './later-filter.ts'
import { LegendNote } from './legend-note.tsx'
import type { HomeData } from './load-menu.server.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuSections } from './menu-sections.tsx'
import { DebouncedLiveRegion } from './debounced-live-region.tsx'
import { useFoundMenu } from './use-found-menu.ts'
import { useIdleCount } from './use-idle-count.ts'
import { useScrollSpy } from './use-scroll-spy.ts'
import { useSearch } from './use-search.ts'

const sectionId = ({ id }: Pick<Section, 'id'>): string => `c-${id}`

const SearchResults = lazyOnInteraction(() =>
  import('./search-results.tsx').then((module) => module.SearchResults),
)

/** The home page: hero, slider, tabs, and the whole menu in one scroll (spec 2, ux.md 1.3). */
export function HomeMenu({ sections, combos, cards, legend, filterTags }: HomeData) {
  const { t } = useI18n()
  const shop = useShop()
  const browse = useRef<HTMLDivElement>(null)
  const filter = useMenuFilter()
  const { isSearching, setIsSearching, query, search, leave } = useSearch(browse)
  const { finder, failed, load, applied, asked, filtered, found, favourites } = useFoundMenu(
    sections,
    filter,
    query,
  )
  const idle = useIdleCount(sections.length)

  // Until there is an answer the menu stays.
  const showsResults = query !== undefined && asked !== '' && (found !== undefined || failed)
  const codesLegend = applied.codes.length > 0 ? legend : undefined

  const isLost = failed && isFiltering(applied)
  const shownSections = useMemo(() => {
    if (isLost) return []
    return filtered
      ? sections.filter(({ slug }) => filtered.groups.some((group) => group.slug === slug))
      : sections
  }, [isLost, filtered, sections])
  const hasCombos = combos.length > 0 && !isFiltering(applied)
  const tabs = useMemo(
    () =>
      [
        ...(hasCombos ? [{ id: `c-${COMBOS_SLUG}`, name: t('Menus') }] : []),
        ...shownSections.map((section) => ({ id: sectionId(section), name: section.name })),
      ].map((tab) => ({ ...tab, href: `#${tab.id}` })),
    [hasCombos, shownSections, t],
  )
  const { active, goTo } = useScrollSpy(tabs.map(({ id }) => id))
  const [wanted, setWanted] = useState('')
  useEffect(() => setWanted(location.hash.slice(1)), [])
  const choose = useCallback(
    (id: string) => {
      setWanted(id)
      leave()
      // Where a filter did not get the menu there are no categories, but the way to try again.
      goTo(document.getElementById(id) ? id : 'dishes')
    },
    [goTo, leave],
  )
  const slides = useMemo(
    () =>
      sections.map((section) => ({
        id: sectionId(section),
        name: section.name,
        picture: section.circle,
        isEmpty: !isLost && !shownSections.includes(section),
      })),
    [sections, shownSections, isLost],
  )

  return (
    <>
      <Hero
        picture={
          shop.pictures.HERO_IMAGE ?? combos[0]?.picture ?? cards[sections[0]?.slug ?? '']?.[0]?.picture
        }
      />
      <div id="last-order" />
      {isOn(shop, 'ADDRESS_FIRST') && <div id="address-first" style={{ minBlockSize: 300 }} />}
      {!isOn(shop, 'HIDE_CATEGORY_IMAGES') && <CategorySlider slides={slides} onChoose={choose} />}
      <div className={query === undefined ? 'browse' : 'browse browse--searching'} ref={browse}>
        <MenuBar
          tabs={tabs}
          active={active}
          onChoose={choose}
          isSearching={isSearching}
          onSearching={setIsSearching}
          query={query}
          onQuery={search}
          filter={filter}
          onFilter={menuFilter.set}
          filterTags={filterTags}
          shown={filtered?.shown}
          onNeedMenu={load}
        />
        <div className="browse__list" id="dishes" tabIndex={-1}>
          {filtered && !asked && (
            <LaterFilterBar
              wanted
              filter={applied}
              shown={filtered.shown}
              total={filtered.total}
              unknown={filtered.unknown}
              onRemove={() => menuFilter.set(noFilter)}
            />
          )}
          <DebouncedLiveRegion
            text={
              found
                ? t('{count, plural, one {# dish} other {# dishes}} found', { count: found.count })
                : filtered
                  ? t('{shown} of {total} dishes', { shown: filtered.shown, total: filtered.total })
                  : ''
            }
          />
          {query !== undefined && (
            <div className="menu menu--found" hidden={!showsResults}>
              <SearchResults
                wanted
                query={asked}
                found={found}
                failed={failed}
                onRetry={load}
                onReset={() => search('')}
                onRemoveFilter={() => menuFilter.set(noFilter)}
                favourites={favourites}
                sections={sections}
                legend={codesLegend}
              />
            </div>
          )}
          <div className="menu" hidden={showsResults}>
            {hasCombos && <CombosSection combos={combos} />}
            <MenuSections
              sections={shownSections}
              groups={filtered?.groups ?? finder?.index.categories}
              first={cards}
              filter={applied}
              failed={failed}
              onRetry={load}
              legend={codesLegend}
              isWanted={(section, at) => at < idle || wanted === sectionId(section)}
            />
            <LegendNote legend={legend} />
          </div>
        </div>
      </div>
    </>
  )
}
