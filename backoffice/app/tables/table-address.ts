/** The address that a code leads to. Where no public address is configured, it is the one this page came from. */
export function tableAddress(branchUrl: string, code: string, origin: string): string {
  const url = new URL('/', new URL(branchUrl, origin))
  url.searchParams.set('table', code)
  return url.href
}
