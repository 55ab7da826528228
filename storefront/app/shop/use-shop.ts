import { useRouteLoaderData } from 'react-router'
import type { loadShop } from './shop.server.ts'
import type { Shop } from './shop.ts'

/** The restaurant of the page. */
export function useShop(): Shop {
  const data = useRouteLoaderData<typeof loadShop>('root')
  if (!data) throw new Error('the page has no restaurant')
  return data.shop
}
