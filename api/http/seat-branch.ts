import type { Cookies } from '../context.ts'
import { BRANCH_COOKIE } from './cache-key.ts'

/** Begins the branch of a table where guests choose none. No slug has it: a choice of the guest never counts there. */
const OF_TABLE = 'table~'

/** Makes the branch of a table that of this browser's calls, for `seconds`. */
export const setSeatBranch = (cookies: Cookies, slug: string, seconds: number): void =>
  cookies.set(BRANCH_COOKIE, OF_TABLE + slug, seconds)

/** Forgets the branch of a table, never one that the guest has chosen. */
export function clearSeatBranch(cookies: Cookies): void {
  if (branchOfSeat(cookies.get(BRANCH_COOKIE)) !== undefined) cookies.set(BRANCH_COOKIE, '', 0)
}

/** The slug in a branch cookie that a table has set; undefined in one with a choice of the guest. */
export const branchOfSeat = (cookie: string): string | undefined =>
  cookie.startsWith(OF_TABLE) ? cookie.slice(OF_TABLE.length) : undefined
