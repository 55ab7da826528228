/** The one place where a dish opens above the page; stands once in the shell. */
export function CustomiseHost() {
  return null
}
