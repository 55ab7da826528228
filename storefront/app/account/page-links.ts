/** As many links as a list of pages shows at most (spec 9). */
const MAX_LINKS = 7

/** The pages to link to: up to seven, around the current one. */
export function pageLinks(current: number, totalPages: number): number[] {
  const count = Math.max(0, Math.min(MAX_LINKS, totalPages))
  const first = Math.min(Math.max(1, current - Math.floor(MAX_LINKS / 2)), totalPages - count + 1)
  return Array.from({ length: count }, (_, at) => first + at)
}
