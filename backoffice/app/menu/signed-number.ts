const PATTERN = /^([+-]?)(\d{1,5})(?:[.,](\d{1,2}))?$/

/** A number as somebody types it: `5`, `+2,5`, `−0.50`, `10 %`; undefined for anything else. */
export function readSignedNumber(text: string): number | undefined {
  const [, sign, whole, part = '0'] = PATTERN.exec(text.replace(/[\s%€]/g, '').replace(/[−–]/, '-')) ?? []
  if (whole === undefined) return undefined
  const value = Number(`${whole}.${part}`)
  return sign === '-' ? -value : value
}
