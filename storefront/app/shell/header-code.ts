const TEMPLATE = /<\/?template[^>]*>?/gi

/**
 * The restaurant's code for the page head as it lies in the page: in a `template`, where nothing runs, until the guest
 * has agreed (ux.md R-D1, G7). It cannot close the template it lies in.
 */
export function headerCodeMarkup(code: string): string {
  const without = code.replace(TEMPLATE, '')
  return without === code ? code : headerCodeMarkup(without)
}
