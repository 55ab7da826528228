/** Where the browser finds the API: below the address of the chosen branch, where there is one (spec 7). */
export function apiBase(): string {
  const { branch } = document.documentElement.dataset
  return branch ? `/b/${branch}/api` : '/api'
}

/** The headers of every call: the language of the page, which is the stored one (spec 7). */
export const callHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang,
})
