import { useQueries } from '@tanstack/react-query'
import type { Coordinates } from '#contract/delivery.ts'
import { listSettings } from '#contract/settings.public.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'
import { restaurantApi } from '../http/staff-api.ts'

/** What the areas depend on beside themselves. */
export type AreaShop = {
  country: string
  /** Where the restaurant is, as it is drafted; undefined while nobody has said. */
  restaurant: Coordinates | undefined
  surchargeBelowMinimum: boolean
  hasBranches: boolean
}

export type AreaEntries = {
  areas: EntryOf<'area'>[]
  branches: EntryOf<'branch'>[]
  shop: AreaShop
}

export const areaKeys = { areas: [DOCUMENTS, 'area'], branches: [DOCUMENTS, 'branch'] } as const

/** The areas with all that their screens need; undefined until it was read. */
export function useAreas(): {
  entries: AreaEntries | undefined
  failure: FailureKind | undefined
  refresh(): void
} {
  return useQueries({
    queries: [
      { queryKey: areaKeys.areas, queryFn: () => documentCalls('area').list() },
      { queryKey: areaKeys.branches, queryFn: () => documentCalls('branch').list() },
      { queryKey: ['settings'], queryFn: readShop },
      { queryKey: [DOCUMENTS, 'setting'], queryFn: () => documentCalls('setting').list() },
    ],
    combine: ([areas, branches, shop, settings]) => {
      const all = [areas, branches, shop, settings]
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      return {
        entries:
          areas.data && branches.data && shop.data && settings.data
            ? {
                areas: areas.data.toSorted((a, b) => a.document.position - b.document.position),
                branches: branches.data,
                shop: { ...shop.data, restaurant: draftedPlace(settings.data) },
              }
            : undefined,
        failure: failed && failureKindOf(failed.error),
        refresh: () => all.forEach((one) => void one.refetch()),
      }
    },
  })
}

/** Where the restaurant is as the settings show it, also before it is published: areas are drawn beside them. */
const draftedPlace = (settings: readonly EntryOf<'setting'>[]): Coordinates | undefined =>
  readCoordinates(settings.find(({ id }) => id === 'RESTAURANT_COORDINATES')?.document.value ?? '')

async function readShop(): Promise<Omit<AreaShop, 'restaurant'>> {
  const settings = await restaurantApi(listSettings, {})
  const valueOf = (wanted: string) => settings.find(({ key }) => key === wanted)?.value ?? ''
  return {
    country: valueOf('COUNTRY'),
    surchargeBelowMinimum: valueOf('SURCHARGE_BELOW_MINIMUM') !== '',
    hasBranches: valueOf('HAS_BRANCH') !== '',
  }
}

/** Whether areas can be of one branch or of all; a member may see a single one of several branches. */
export const choosesBranch = ({ branches, shop }: Pick<AreaEntries, 'branches' | 'shop'>): boolean =>
  branches.length > (shop.hasBranches ? 0 : 1)

/** The middle of the circles: where the branch is, else the restaurant. */
export function centerOf({ branches, shop }: AreaEntries, branchId: string | null): Coordinates | undefined {
  const own = branches.find(({ id }) => id === branchId)?.document.settings['RESTAURANT_COORDINATES']
  return (own === undefined ? undefined : readCoordinates(own)) ?? shop.restaurant
}
