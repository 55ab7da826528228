import {
  getProduct,
  listCategories,
  listCategoryProducts,
  listCombos,
  type Category,
  type ProductSummary,
  type Tag,
} from '#contract/menu.ts'
import { filterTagsOf } from '#domain/menu/filter-tags.ts'
import type { ServerContext } from '../shop/server-context.ts'
import type { CategoryData, ComboCard, DishCard, Legend, MenuIndex, PageTab, Section } from './card.ts'
import { cardRules } from './card-rules.server.ts'
import { comboCard, dishCard, galleryOf, legendOf, sectionOf } from './cards.server.ts'

/** How many categories the home page begins with; the others come when they are needed (ux.md 1.3). */
const FIRST_SECTIONS = 1
/** Dishes that it brings of each: as many as a first screen shows. */
const FIRST_DISHES = 6

export type HomeData = {
  sections: Section[]
  combos: ComboCard[]
  /** The first cards by category slug, of the first categories only. */
  cards: Record<string, DishCard[]>
  legend: Legend
  /** Tags that dishes can be chosen by. */
  filterTags: Tag[]
}

export async function loadHome(server: ServerContext): Promise<HomeData> {
  const [categories, combos, rules] = await Promise.all([
    loadCategories(server),
    server.call(listCombos, {}),
    cardRules(server),
  ])
  const products = await Promise.all(categories.map((category) => loadProducts(server, category)))
  const first = categories.slice(0, FIRST_SECTIONS)
  return {
    sections: categories.map((one) => sectionOf(one, rules)),
    combos: combos.map((one) => comboCard(one, rules)),
    cards: Object.fromEntries(
      first.map(({ slug }, at) => [
        slug,
        (products[at] ?? []).slice(0, FIRST_DISHES).map((one) => dishCard(one, rules)),
      ]),
    ),
    legend: legendOf(products.flat()),
    filterTags: filterTagsOf(products.flat()),
  }
}

/** One category by its address part; undefined when there is none. */
export async function loadCategory(server: ServerContext, slug: string): Promise<CategoryData | undefined> {
  const category = (await server.call(listCategories, {})).find((one) => one.slug === slug)
  if (!category) return undefined
  const [products, rules] = await Promise.all([loadProducts(server, category), cardRules(server)])
  const gallery = galleryOf(category)
  return {
    section: sectionOf(category, rules),
    cards: products.map((one) => dishCard(one, rules)),
    legend: legendOf(products),
    ...(gallery && { gallery }),
  }
}

/** The categories for the tabs of a page, and the combos. */
export async function loadTabs(server: ServerContext): Promise<{ tabs: PageTab[]; combos: ComboCard[] }> {
  const [categories, combos, rules] = await Promise.all([
    loadCategories(server),
    server.call(listCombos, {}),
    cardRules(server),
  ])
  return {
    tabs: categories.map(({ slug, name }) => ({ slug, name })),
    combos: combos.map((one) => comboCard(one, rules)),
  }
}

/** The whole menu with the names of all extras and options, for search and filter. */
export async function loadIndex(server: ServerContext): Promise<MenuIndex> {
  const [categories, combos, rules] = await Promise.all([
    loadCategories(server),
    server.call(listCombos, {}),
    cardRules(server),
  ])
  // Many dishes have the same choices.
  const lists = new Map<string, number>()
  const numberOf = (names: readonly string[]): number => {
    const key = JSON.stringify(names)
    return lists.get(key) ?? lists.set(key, lists.size).size - 1
  }
  const parts = categories.map(async (category) => {
    const products = await loadProducts(server, category)
    const choices = await Promise.all(products.map((product) => choicesOf(server, product)))
    return {
      slug: category.slug,
      cards: products.map((one) => dishCard(one, rules)),
      choices: choices.map(numberOf),
    }
  })
  return {
    combos: combos.map((combo) => ({ ...comboCard(combo, rules), text: combo.description })),
    categories: await Promise.all(parts),
    choices: [...lists.keys()].map((key) => JSON.parse(key) as string[]),
  }
}

/** The names of all extras and options of a product. */
async function choicesOf(server: ServerContext, product: ProductSummary): Promise<string[]> {
  if (!product.configurable) return []
  const { categoryId, id: productId } = product
  const { extras, variants } = await server.call(getProduct, { params: { categoryId, productId } })
  return [...extras, ...variants.flatMap(({ options }) => options)].map(({ name }) => name)
}

/** Categories that have something on the menu. */
async function loadCategories(server: ServerContext): Promise<Category[]> {
  return (await server.call(listCategories, {})).filter(({ productCount }) => productCount > 0)
}

async function loadProducts(server: ServerContext, { id }: Category) {
  return (await server.call(listCategoryProducts, { params: { id } })).data
}
