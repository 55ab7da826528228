import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { isFiltering, menuFilter, noFilter, useMenuFilter } from '../ordering/menu-filter.ts'
import { TimesNote } from '../ordering/times-note.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { CategoryGallery } from './category-gallery.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { PART, partPath } from './category-part.ts'
import { COMBOS_SLUG, type CategoryData, type ComboCard as Combo, type PageTab } from './card.ts'
import { ComboCard } from './combo-card.tsx'
import { DishList } from './dish-list.tsx'
import { filterCards } from './filter-cards.ts'
import { LaterFilterBar } from './later-filter.ts'
import { LegendNote } from './legend-note.tsx'
import { useRest } from './use-rest.ts'

/** The tabs of a page that shows one category: links to the pages of the others. */
function PageTabs({
  tabs,
  hasCombos,
  active,
}: {
  tabs: readonly PageTab[]
  hasCombos: boolean
  active: string
}) {
  const { t } = useI18n()
  const all = [...(hasCombos ? [{ slug: COMBOS_SLUG, name: t('Menus') }] : []), ...tabs]
  return (
    <div className="menu-bar">
      <div className="menu-bar__inner">
        <CategoryTabs
          tabs={all.map(({ slug, name }) => ({ id: slug, name, href: `/menu/${slug}` }))}
          active={active}
        />
      </div>
    </div>
  )
}

type CategoryPageProps = CategoryData & {
  /** Which part of a long category `cards` are. */
  part: number
  tabs: readonly PageTab[]
  hasCombos: boolean
}

/** One category on a page of its own; a long one begins with its first part. */
export function CategoryPage({
  section,
  cards: own,
  part,
  legend,
  gallery,
  tabs,
  hasCombos,
}: CategoryPageProps) {
  const head = isOn(useShop(), 'HIDE_CATEGORY_IMAGES') ? undefined : gallery
  const filter = useMenuFilter()
  const { slug, count } = section
  const start = (part - 1) * PART
  const path = partPath(slug, part)
  const { cards, limit, end } = useRest({
    path,
    slug,
    cards: own,
    start,
    count,
    wanted: isFiltering(filter),
  })
  const { cards: fitting, unknown } = filterCards(cards, filter)
  const shown = fitting.length > limit ? fitting.slice(0, limit) : fitting
  const hasMore = shown.length < fitting.length || start + cards.length < count
  return (
    <div className="browse">
      <PageTabs tabs={tabs} hasCombos={hasCombos} active={section.slug} />
      <div className="menu" id="dishes" tabIndex={-1}>
        <header className="category-head">
          <h1>{section.name}</h1>
          {section.text && <p>{section.text}</p>}
          {section.times && <TimesNote times={section.times} />}
        </header>
        {head && <CategoryGallery {...head} />}
        {isFiltering(filter) && (
          <LaterFilterBar
            wanted
            filter={filter}
            shown={fitting.length}
            total={cards.length}
            unknown={unknown}
            onRemove={() => menuFilter.set(noFilter)}
          />
        )}
        <DishList
          cards={shown}
          categorySlug={section.slug}
          legend={filter.codes.length > 0 ? legend : undefined}
          first={head ? 0 : 1}
          heading="h2"
        />
        {hasMore && <div ref={end} />}
        <OtherParts slug={slug} before={part - 1} next={hasMore ? part + limit / PART : 0} />
        <OtherWays />
        <LegendNote legend={legend} />
      </div>
    </div>
  )
}

/** All combo menus on a page of their own. What is in one depends on its picks, so a filter leaves none. */
export function CombosPage({ tabs, combos }: { tabs: readonly PageTab[]; combos: readonly Combo[] }) {
  const { t } = useI18n()
  const filter = useMenuFilter()
  const { length: count } = combos
  return (
    <div className="browse">
      <PageTabs tabs={tabs} hasCombos active={COMBOS_SLUG} />
      <div className="menu" id="dishes" tabIndex={-1}>
        <header className="category-head">
          <h1>{t('Menus')}</h1>
          <p>{t('Several good things at one price.')}</p>
        </header>
        {isFiltering(filter) ? (
          <LaterFilterBar
            wanted
            filter={filter}
            shown={0}
            total={count}
            unknown={count}
            onRemove={() => menuFilter.set(noFilter)}
          />
        ) : (
          <ul className="combos">
            {combos.map((card, at) => (
              <ComboCard key={card.id} card={card} first={at === 0} heading="h2" />
            ))}
          </ul>
        )}
        <OtherWays />
      </div>
    </div>
  )
}

/** Links to the other parts of a long category, for whoever has no scripts or no connection when more should come. */
function OtherParts({ slug, before, next }: { slug: string; before: number; next: number }) {
  const { t } = useI18n()
  if (before === 0 && next === 0) return null
  return (
    <p className="menu__back">
      {before > 0 && (
        <a className="button button--secondary" rel="prev" href={partPath(slug, before)}>
          {t('Previous dishes')}
        </a>
      )}{' '}
      {next > 0 && (
        <a className="button button--secondary" rel="next" href={partPath(slug, next)}>
          {t('More dishes')}
        </a>
      )}
    </p>
  )
}

function OtherWays() {
  const { t } = useI18n()
  return (
    <p className="menu__back">
      <Link className="button button--secondary" to="/">
        {t('See the whole menu')}
      </Link>
    </p>
  )
}
