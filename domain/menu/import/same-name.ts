import { fold } from '../../text/fold.ts'

/** Whether two names are written alike, whatever the blanks, marks and capitals. */
export function isSameName(one: string, other: string): boolean {
  const forms = fold(other)
  return fold(one).some((form) => forms.includes(form))
}
