import { redirect } from 'react-router'

/** Says for a moment that an address led nowhere; read and taken away by `shell/missing-page.ts`. */
export const MISSING_COOKIE = 'missing'

/** Unknown paths go home (spec 2), where a short notice says why (ux.md 1.12). */
export function toMenu(): Response {
  return redirect('/', {
    headers: { 'set-cookie': `${MISSING_COOKIE}=1; Path=/; Max-Age=20; SameSite=Lax` },
  })
}
