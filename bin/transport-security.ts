/**
 * Where the public address is https, every answer tells browsers to use https alone for a year: names and values of the
 * headers that do. Browsers only obey it in answers over https, so calling the server directly stays possible.
 */
export function transportSecurity(publicUrl: string | undefined): readonly string[] {
  return publicUrl?.startsWith('https:') ? ['strict-transport-security', 'max-age=31536000'] : []
}
