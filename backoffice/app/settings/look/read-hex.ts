/** A colour that was typed, as `#rrggbb`; undefined for anything else. */
export function readHex(typed: string): string | undefined {
  const [, digits] = /^\s*#?((?:[\da-f]{3}){1,2})\s*$/i.exec(typed) ?? []
  if (!digits) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}
