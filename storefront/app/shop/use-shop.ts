import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { Shop } from './shop.ts'

/** The restaurant of the page. */
export function useShop(): Shop {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('the page has no restaurant')
  return data.shop
}
