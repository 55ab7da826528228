import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import { ALL_BRANCHES } from '#domain/hours/hours-document.ts'
import { addDays } from '#domain/hours/wall-clock.ts'

/** The address of a special day that does not exist yet, and the id in it. */
export const NEW_DAY = 'new'

type Known = Partial<Pick<SpecialDayDocument, 'name' | 'from' | 'branchId'>>

/** Where a new special day is typed; what is known of it already stands in the address. */
export function newDayAddress({ name, from, branchId }: Known): string {
  const known = Object.entries({ name, date: from, branch: branchId }).flatMap(([key, value]) =>
    value ? [[key, value]] : [],
  )
  const query = new URLSearchParams(known).toString()
  return `/places/hours/special/${NEW_DAY}${query && `?${query}`}`
}

/**
 * A new special day, closed, or with times to change where its date was known. Without a date it is tomorrow: it acts as soon
 * as it is saved, and what is half typed must not close the restaurant now. It is of the branch of the address, else of `home`.
 */
export function newDay(query: URLSearchParams, today: string, home: string | null): SpecialDayDocument {
  const date = query.get('date') ?? addDays(today, 1)
  return {
    name: query.get('name') ?? '',
    from: date,
    until: date,
    spans: query.has('date') ? [{ start: '12:00', end: '22:00' }] : [],
    ways: {},
    branchId: query.get('branch') ?? home,
  }
}

/** Under which name an unsent new special day waits in the browser: of one date and branch there is one. */
export const newDayKey = ({ from, branchId }: SpecialDayDocument): string =>
  `${NEW_DAY}-${from}-${branchId ?? ALL_BRANCHES}`
