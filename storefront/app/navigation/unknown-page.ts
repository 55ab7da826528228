import { redirect } from 'react-router'

/** A short-lived cookie: the address was unknown; removed once the guest has been told (`shell/shell-extras.tsx`). */
export const MISSING_COOKIE = 'missing'

/** Unknown paths redirect to the home page (spec 2), where a short notice says why (ux.md 1.12). */
export function toMenu(): Response {
  return redirect('/', {
    headers: { 'set-cookie': `${MISSING_COOKIE}=1; Path=/; Max-Age=20; SameSite=Lax` },
  })
}

/** Whether an unknown address has just led this guest here. */
export const isFromUnknownPage = (): boolean =>
  new RegExp(`(?:^|; )${MISSING_COOKIE}=1`).test(document.cookie)
