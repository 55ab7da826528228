import type { Tag } from '#contract/menu.ts'

type WithTags = { tags: readonly Tag[] }

/** The tags that guests choose dishes by; the others praise. */
const FILTER_TAGS = ['vegan', 'vegetarian', 'spicy'] as const satisfies Tag[]

/** Whether a dish has all of the wanted tags; what is vegan is vegetarian too. */
export const fitsTags = ({ tags }: WithTags, wanted: readonly Tag[]): boolean =>
  wanted.every((tag) => tags.includes(tag) || (tag === 'vegetarian' && tags.includes('vegan')))

/** The tags worth a choice on this menu: some of its dishes have them, and others do not. */
export const filterTagsOf = (dishes: readonly WithTags[]): Tag[] =>
  FILTER_TAGS.filter((tag) => {
    const count = dishes.filter((dish) => fitsTags(dish, [tag])).length
    return count > 0 && count < dishes.length
  })

/** Whether a text names a tag that dishes can be chosen by. */
export const isFilterTag = (text: string): text is Tag => FILTER_TAGS.some((tag) => tag === text)
