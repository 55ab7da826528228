import type { Permission, StaffRole } from '#contract/staff.ts'
import { fold } from '#domain/text/fold.ts'
import type { I18n } from '#ui/i18n.tsx'

/** Something that was found, and where it leads. */
export type Found = { id: string; name: string; detail?: string; to: string }

/** The screens of one place that a member may open, by their English names. */
export type ScreensOfPlace = { name: string; screens: readonly { to: string; name: string }[] }

export type Asking = {
  t: I18n['t']
  role: StaffRole
  /** The places of this member. */
  places: readonly ScreensOfPlace[]
}

/** Finds things of one kind. One that reads from the server keeps what it has read while the box is open. */
export type Provider = {
  /** What they are called together, as an English text, the key of its translations. */
  group: string
  /** What a member needs to see them. */
  permission?: Permission
  /** Everything that matches what was typed, the best first. */
  find(text: string, asking: Asking): Promise<readonly Found[]> | readonly Found[]
}

/** Those whose name or detail contains what was typed, whatever the marks and capitals; names that begin with it come first. */
export function matching(all: readonly Found[], text: string): Found[] {
  const wanted = fold(text)
  const begins = (name: string) => fold(name).some((form) => wanted.some((one) => form.startsWith(one)))
  const has = (name: string) => fold(name).some((form) => wanted.some((one) => form.includes(one)))
  const found = all.filter(({ name, detail = '' }) => has(name) || has(detail))
  return [...found.filter(({ name }) => begins(name)), ...found.filter(({ name }) => !begins(name))]
}
