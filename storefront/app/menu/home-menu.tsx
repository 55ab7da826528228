import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isOn } from '../shop/shop.ts'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { COMBOS_SLUG, type Section } from './card.ts'
import { CategorySlider } from './category-slider.tsx'
import { CombosSection } from './combos-section.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Hero } from './hero.tsx'
import { LegendNote } from './legend-note.tsx'
import type { HomeData } from './load-menu.server.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuSection } from './menu-section.tsx'
import { DebouncedLiveRegion } from './debounced-live-region.tsx'
import { useExclusion } from './use-exclusion.ts'
import { useIdleCount } from './use-idle-count.ts'
import { useMenuIndex } from './use-menu-index.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

const sectionId = ({ id }: Pick<Section, 'id'>): string => `c-${id}`

const SearchResults = lazyOnInteraction(() =>
  import('./search-results.tsx').then((module) => module.SearchResults),
)

/** The home page: hero, slider, tabs, and the whole menu in one scroll (spec 2, ux.md 1.3). */
export function HomeMenu({ sections, combos, cards, legend }: HomeData) {
  const { t } = useI18n()
  const shop = useShop()
  const browse = useRef<HTMLDivElement>(null)
  const [codes, setCodes] = useExclusion()
  const [query, setQuery] = useState<string>()
  const { finder, failed, load } = useMenuIndex()
  const idle = useIdleCount(sections.length)

  useEffect(() => {
    if (codes.length > 0) load()
  }, [codes, load])

  const filtered = useMemo(
    () => (finder && codes.length > 0 ? finder.view.filterMenu(finder.index, codes) : undefined),
    [finder, codes],
  )
  const texts = useMemo(() => finder?.view.prepareSearch(finder.index, sections), [finder, sections])
  const asked = query?.trim() ?? ''
  const found = useMemo(
    () => (finder && texts && asked ? finder.view.searchMenu(finder.index, texts, asked, codes) : undefined),
    [finder, texts, asked, codes],
  )

  const shownSections = filtered
    ? sections.filter(({ slug }) => filtered.groups.some((group) => group.slug === slug))
    : sections
  const hasCombos = combos.length > 0 && codes.length === 0
  const tabs = [
    ...(hasCombos ? [{ id: `c-${COMBOS_SLUG}`, name: t('Menus') }] : []),
    ...shownSections.map((section) => ({ id: sectionId(section), name: section.name })),
  ]
  const { active, goTo } = useScrollSpy(tabs.map(({ id }) => id))
  const [wanted, setWanted] = useState('')
  useEffect(() => setWanted(location.hash.slice(1)), [])
  const choose = useCallback(
    (id: string) => {
      setWanted(id)
      goTo(id)
    },
    [goTo],
  )
  const slides = useMemo(
    () =>
      sections.map((section) => ({ id: sectionId(section), name: section.name, picture: section.circle })),
    [sections],
  )

  const cardsOf = (slug: string) =>
    (filtered?.groups ?? finder?.index.categories)?.find((one) => one.slug === slug)?.cards

  const search = (next: string | undefined) => {
    setQuery(next)
    // The results begin under the bar, wherever the guest was on the menu.
    if (next && browse.current && browse.current.getBoundingClientRect().top < 0)
      browse.current.scrollIntoView()
  }

  return (
    <>
      <Hero
        picture={
          shop.pictures.HERO_IMAGE ?? combos[0]?.picture ?? cards[sections[0]?.slug ?? '']?.[0]?.picture
        }
      />
      {isOn(shop, 'ADDRESS_FIRST') && <div id="address-first" style={{ minBlockSize: 300 }} />}
      {!isOn(shop, 'HIDE_CATEGORY_IMAGES') && <CategorySlider slides={slides} onChoose={choose} />}
      <div className="browse" ref={browse}>
        <MenuBar
          tabs={tabs.map((tab) => ({ ...tab, href: `#${tab.id}` }))}
          active={active}
          onChoose={choose}
          query={query}
          onQuery={search}
          codes={codes}
          onCodes={setCodes}
          shown={filtered?.shown}
          onNeedMenu={load}
        />
        <div className="browse__list">
          {filtered && !asked && (
            <FilterBar
              shown={filtered.shown}
              total={filtered.total}
              unknown={filtered.unknown}
              onRemove={() => setCodes([])}
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
            <div className="menu menu--found" hidden={asked === ''}>
              <SearchResults
                wanted
                query={asked}
                found={found}
                failed={failed}
                onRetry={load}
                onReset={() => setQuery('')}
                sections={sections}
                legend={legend}
              />
            </div>
          )}
          <div className="menu" hidden={asked !== ''}>
            {hasCombos && <CombosSection combos={combos} />}
            {shownSections.map((section, at) => (
              <MenuSection
                key={section.id}
                section={section}
                cards={cardsOf(section.slug)}
                first={cards[section.slug]}
                legend={legend}
                wanted={at < idle || wanted === sectionId(section)}
              />
            ))}
            <LegendNote legend={legend} />
          </div>
        </div>
      </div>
    </>
  )
}
