import { isOwnPath } from '#domain/text/own-path.ts'

/**
 * Where to go after signing in: the path in `return`, if it is one of this shop. What leads elsewhere, or back to a page
 * for visitors, counts as the home page.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? ''
  return isOwnPath(wanted) && !/^\/(?:login|register|reset-password|social)\b/.test(wanted) ? wanted : '/'
}

/**
 * Where somebody who is signed in already goes from a page for visitors: who comes back from a provider in vain reads why
 * on the profile.
 */
export function pathOfUser(search: string): string {
  const failure = new URLSearchParams(search).get('social')
  return failure === null ? returnPath(search) : `/me/my-profile?social=${encodeURIComponent(failure)}`
}

/** The same for a new document: the sign in the address lets the browser ask who it is, which it may have forgotten. */
export function signedInPath(search: string): string {
  const [, path = '/', hash = ''] = /^([^#]*)(.*)$/.exec(pathOfUser(search)) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}signed-in=1${hash}`
}

/** Where a guest chooses a new password once a one-time password is used up; after that `return` leads on. */
export const choosePasswordPath = (search: string): string =>
  `/me/my-profile?choose=password${keepReturn(search).replace('?', '&')}`

/** Where to go once the new password is saved; undefined when the address of the page does not ask for one. */
export function pathAfterChoosing(search: string): string | undefined {
  if (new URLSearchParams(search).get('choose') !== 'password') return undefined
  const path = returnPath(search)
  return path === '/' ? '/me/my-profile' : path
}

/** The query that returns a guest to the same place, for links between the pages for visitors. */
export function keepReturn(search: string): string {
  const path = returnPath(search)
  return path === '/' ? '' : `?return=${encodeURIComponent(path)}`
}
