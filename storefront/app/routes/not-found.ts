import { toMenu } from '../navigation/unknown-page.ts'

/** Unknown paths go home (spec 2). */
export function loader() {
  return toMenu()
}
