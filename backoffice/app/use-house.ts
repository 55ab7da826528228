import { useRouteLoaderData } from 'react-router'
import type { House } from './load-house.ts'

/** The restaurant of the back office. */
export function useHouse(): House {
  const house = useRouteLoaderData<House>('root')
  if (!house) throw new Error('the back office has no restaurant')
  return house
}
