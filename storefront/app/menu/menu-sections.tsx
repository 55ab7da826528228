import { useI18n } from '#ui/i18n.tsx'
import { isFiltering, type MenuFilter } from '../ordering/menu-filter.ts'
import type { DishCard, Legend, Section } from './card.ts'
import { MenuSection } from './menu-section.tsx'
import type { Group } from './menu-view.ts'
import { SectionFailure } from './section-failure.tsx'

type MenuSectionsProps = {
  sections: readonly Section[]
  /** All cards that the filter leaves, by category; undefined while the whole menu is not known. */
  groups: readonly Group[] | undefined
  /** The cards that the page itself brings, by category. */
  first: Readonly<Record<string, readonly DishCard[]>>
  filter: MenuFilter
  failed: boolean
  onRetry: () => void
  /** For the codes of allergens, while a guest asks for them. */
  legend: Legend | undefined
  /** Whether a section is loaded before it comes near. */
  isWanted: (section: Section, at: number) => boolean
}

const NONE: readonly DishCard[] = []

/** The categories of the home page. Before the whole menu is known, nothing is shown that a filter might hide. */
export function MenuSections({
  sections,
  groups,
  first,
  filter,
  failed,
  onRetry,
  legend,
  isWanted,
}: MenuSectionsProps) {
  const { t } = useI18n()
  if (isFiltering(filter) && failed)
    return <SectionFailure text={t('These dishes could not be loaded.')} onRetry={onRetry} />
  const unknown = isFiltering(filter) ? NONE : undefined
  return sections.map((section, at) => (
    <MenuSection
      key={section.id}
      section={section}
      cards={groups ? groups.find(({ slug }) => slug === section.slug)?.cards : unknown}
      first={first[section.slug]}
      legend={legend}
      wanted={isWanted(section, at)}
    />
  ))
}
