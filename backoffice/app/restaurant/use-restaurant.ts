import { useRouteLoaderData } from 'react-router'
import type { Restaurant } from './load-restaurant.ts'

/** The restaurant of the back office. */
export function useRestaurant(): Restaurant {
  const restaurant = useRouteLoaderData<Restaurant>('root')
  if (!restaurant) throw new Error('the back office has no restaurant')
  return restaurant
}
