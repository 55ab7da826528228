import { useQuery } from '@tanstack/react-query'
import { listCategories, listCategoryProducts } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../../http/staff-api.ts'

export type SampleDish = { name: string; text: string; price: Cents; picture: string | undefined }
type Sample = { categories: readonly string[]; dishes: readonly SampleDish[] }

const MOST_DISHES = 4
const MOST_CATEGORIES = 6

/** The first dishes as guests see them; a shop that has none yet is shown with two of every menu. */
export function useSampleDishes(): Sample {
  const { t } = useI18n()
  const { data } = useQuery({ queryKey: ['sample-dishes'], queryFn: readSample, staleTime: Infinity })
  if (data && data.dishes.length > 1) return data
  return {
    categories: [t('Pizza'), t('Drinks')],
    dishes: [
      { name: 'Margherita', text: t('Tomato, mozzarella, basil'), price: cents(990), picture: undefined },
      { name: 'Funghi', text: t('Tomato, mozzarella, mushrooms'), price: cents(1090), picture: undefined },
    ],
  }
}

async function readSample(): Promise<Sample> {
  const all = await staffApi(listCategories, {})
  const categories = all.filter(({ productCount }) => productCount > 0)
  const [first] = categories
  const products = first && (await staffApi(listCategoryProducts, { params: { id: first.id } })).data
  const dishes = (products ?? [])
    .filter(({ sizes }) => sizes.length > 0)
    .slice(0, MOST_DISHES)
    .map(({ name, shortDescription, sizes, hasPoster, poster }) => ({
      name,
      text: shortDescription,
      price: cents(Math.min(...sizes.map(({ price }) => price))),
      picture: hasPoster ? poster.data.circle || poster.data.url : undefined,
    }))
  return { categories: categories.slice(0, MOST_CATEGORIES).map(({ name }) => name), dishes }
}
