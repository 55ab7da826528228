import { useQueries } from '@tanstack/react-query'
import type { Coordinates } from '#contract/delivery.ts'
import type { SettingKey } from '#contract/settings.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'
import { sharedSettings } from '../restaurant/shared-settings.ts'
import type { AreaRules } from './area-answer.ts'

/** What the areas of the whole restaurant depend on beside themselves. */
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
      sharedSettings,
      { queryKey: [DOCUMENTS, 'setting'], queryFn: () => documentCalls('setting').list() },
    ],
    combine: ([areas, branches, shared, drafted]) => {
      const all = [areas, branches, shared, drafted]
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      return {
        entries:
          areas.data && branches.data && shared.data && drafted.data
            ? {
                areas: areas.data.toSorted((a, b) => a.document.position - b.document.position),
                branches: branches.data,
                shop: shopOf(shared.data, drafted.data),
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

const shopOf = (shared: ReadonlyMap<string, string>, drafted: readonly EntryOf<'setting'>[]): AreaShop => ({
  country: shared.get('COUNTRY') ?? '',
  restaurant: draftedPlace(drafted),
  surchargeBelowMinimum: Boolean(shared.get('SURCHARGE_BELOW_MINIMUM')),
  hasBranches: Boolean(shared.get('HAS_BRANCH')),
})

/** Whether areas can be of one branch or of all; a member may see a single one of several branches. */
export const choosesBranch = ({ branches, shop }: Pick<AreaEntries, 'branches' | 'shop'>): boolean =>
  branches.length > (shop.hasBranches ? 0 : 1)

const ownValue = (branches: AreaEntries['branches'], branchId: string | null, key: SettingKey) =>
  branches.find(({ id }) => id === branchId)?.document.settings[key]

/** The middle of the circles: where the branch is, else the restaurant. */
export function centerOf({ branches, shop }: AreaEntries, branchId: string | null): Coordinates | undefined {
  const own = ownValue(branches, branchId, 'RESTAURANT_COORDINATES')
  return (own === undefined ? undefined : readCoordinates(own)) ?? shop.restaurant
}

/** The rules of the areas of a branch, its own where it has them; those of the restaurant for null. */
export function rulesAt(
  { branches, shop }: Pick<AreaEntries, 'branches' | 'shop'>,
  branchId: string | null,
): AreaRules {
  const own = ownValue(branches, branchId, 'SURCHARGE_BELOW_MINIMUM')
  return { surchargeBelowMinimum: own === undefined ? shop.surchargeBelowMinimum : own !== '' }
}
