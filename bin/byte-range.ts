/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header requests of a file of `size` bytes (RFC 9110, 14.2): one range, `none` that exists, or the
 * `whole` when the header is not understood.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const last = size - 1
  if (from === '')
    return to === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: last }
  const [start, end] = [Number(from), to === '' ? last : Number(to)]
  if (end < start && to !== '') return 'whole'
  return start > last ? 'none' : { start, end: Math.min(end, last) }
}
