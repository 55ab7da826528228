const TEMPLATE = /<\/?template[^>]*>?/gi

/**
 * The restaurant's code for the page head as it lies in the page: in a `template`, where nothing runs, until the guest
 * has agreed (ux.md R-D1, G7). It cannot close the template it lies in.
 */
export function headerCodeMarkup(code: string): string {
  // A browser reads every line break as one sign, and the hash of a script must be of what the browser reads.
  const without = code.replace(/\r\n?/g, '\n').replace(TEMPLATE, '')
  return without === code ? code : headerCodeMarkup(without)
}
