import type { ServerResponse } from 'node:http'

/**
 * Where the public address is https, every answer tells browsers to use https alone for a year. Browsers only obey it
 * in answers over https, so calling the server directly stays possible.
 */
export function transportSecurity(
  publicUrl: string | undefined,
): (response: Pick<ServerResponse, 'setHeader'>) => void {
  if (!publicUrl?.startsWith('https:')) return () => {}
  return (response) => void response.setHeader('strict-transport-security', 'max-age=31536000')
}
