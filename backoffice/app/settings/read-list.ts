/** The parts of a stored list. */
export const readList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * What was typed to be added: `7,5` is one number with a decimal comma; `7, 8` and `7;8` are two, and `5,10,15` and
 * `5%,10%` as many as they look.
 */
export const typedList = (typed: string): string[] =>
  typed
    .split(/[;\s]+|,\s+/)
    .flatMap((part) => (/,.*,|%,/.test(part) ? part.split(',') : [part]))
    .map((part) => part.trim().replace(/%$/, '').replace(',', '.'))
    .filter(Boolean)
