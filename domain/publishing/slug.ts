import { fold } from '../text/fold.ts'

const MAX_LENGTH = 60

/** The address that a name suggests: `Spätzle & Soße` is `spaetzle-sosse`. Never empty. */
export function slugOf(name: string): string {
  const [plain = '', spelled = plain] = fold(name)
  const slug = spelled
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
  return slug || 'x'
}

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const slug = slugOf(name)
  let number = 1
  let candidate = slug
  while (isTaken(candidate)) candidate = `${slug}-${++number}`
  return candidate
}
