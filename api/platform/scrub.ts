/** Longer texts are cut: a log is read by people. */
const MAX_LENGTH = 6_000
const MAX_DEPTH = 5
const HIDDEN = '…'

/** Fields whose value is never logged, whatever it is. */
const SECRET_FIELD =
  /pass(?:word|wort)|token|secret|authorization|cookie|e-?mail|phone|recipient|api[_-]?key/i
/** References that open nothing and by which things are found: of a payment at its provider, of a request. */
const OPEN_FIELD = /^(?:ref|requestId)$/

const rules: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/(:\/\/)[^/\s@]{1,200}@/g, `$1${HIDDEN}@`],
  [/[^\s<>"'(),:;=@]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu, `${HIDDEN}@${HIDDEN}`],
  [/([?&;][\w-]{0,30}(?:token|code|key|secret|password|signature|state)=)[^&\s"'#]+/gi, `$1${HIDDEN}`],
  // Whoever has the link of an order, a reservation or a preview can open it.
  [/(\/(?:order|reservation|preview)\/)[\w.~-]{8,}/g, `$1${HIDDEN}`],
  [/(?<![\w.-])(?:\+|0)\d(?:[ ()/-]{0,2}\d){6,14}(?![\w.-])/g, HIDDEN],
]

/** Words that may be secrets: links of orders, sessions, keys of providers. Ids are hexadecimal and shorter. */
const LONG_WORD = /[\w-]{20,}/g
const LETTERS_ALONE = 32
const HEX_SECRET = 48

function isSecret(word: string): boolean {
  if (/^[0-9a-f-]+$/.test(word)) return word.length >= HEX_SECRET
  if (!/[a-z]/.test(word) || !/[A-Z]/.test(word)) return false
  return /[\d_-]/.test(word) || word.length >= LETTERS_ALONE
}

/**
 * A text without what a reader of the log must not learn: secret links, tokens, keys, passwords in addresses, and the
 * mail addresses and phone numbers of people.
 */
export function scrubText(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}${HIDDEN}` : text
  const ruled = rules.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), short)
  return ruled.replace(LONG_WORD, (word) => (isSecret(word) ? HIDDEN : word))
}

/** The fields of a log line without secrets, however deep they stand. */
export const scrubFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  scrub(fields, 0) as Record<string, unknown>

function scrub(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (value instanceof Error) return scrubText(value.stack ?? value.message)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((one) => scrub(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [scrubText(key), scrubField(key, one, depth)]),
  )
}

function scrubField(key: string, value: unknown, depth: number): unknown {
  if (SECRET_FIELD.test(key) && value !== null && value !== undefined) return HIDDEN
  if (OPEN_FIELD.test(key) && typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value
  return scrub(value, depth + 1)
}
