/** The characters of Windows-1252 from 0x80 to 0x9F; five places are not used. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export type DecodeFault = 'empty' | 'binary'

/** The text of a file: UTF-8, UTF-16 with its mark, else Windows-1252. A file of another kind is refused. */
export function decodeMenu(bytes: Uint8Array): { text: string } | { fault: DecodeFault } {
  const text = decode(bytes)
  if (looksBinary(bytes, text)) return { fault: 'binary' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return utf16(bytes, 0)
  if (first === 0xfe && second === 0xff) return utf16(bytes, 1)
  return (utf8(bytes) ?? fromWindows1252(bytes)).replace(/^\uFEFF/, '')
}

function looksBinary(bytes: Uint8Array, text: string): boolean {
  const starts = String.fromCharCode(...bytes.subarray(0, 5))
  // oxlint-disable-next-line no-control-regex -- the first bytes of files of other kinds
  if (/^(?:%PDF|PK\x03\x04|\x89PNG|\xFF\xD8\xFF|\xD0\xCF\x11|GIF8|\{\\rtf)/.test(starts)) return true
  // oxlint-disable-next-line no-control-regex -- control characters are what is counted
  const controls = text.match(/[\0-\x08\x0E-\x1A\x1C-\x1F]/g)?.length ?? 0
  return text.includes('\0') || controls > text.length / 100
}

const chunked = (units: readonly number[]): string => {
  let text = ''
  for (let at = 0; at < units.length; at += 4096) text += String.fromCharCode(...units.slice(at, at + 4096))
  return text
}

function utf16(bytes: Uint8Array, highAt: 0 | 1): string {
  const units: number[] = []
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    const [low, high] = highAt === 0 ? [bytes[at], bytes[at + 1]] : [bytes[at + 1], bytes[at]]
    units.push(((high ?? 0) << 8) | (low ?? 0))
  }
  return chunked(units)
}

const fromWindows1252 = (bytes: Uint8Array): string =>
  chunked(
    Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte)),
  )

/** How many bytes follow a first byte of UTF-8, what it carries, and the least value of that length. */
function lead(byte: number): [more: number, bits: number, least: number] | undefined {
  if (byte < 0x80) return [0, byte, 0]
  if (byte >= 0xc2 && byte < 0xe0) return [1, byte & 0x1f, 0x80]
  if (byte >= 0xe0 && byte < 0xf0) return [2, byte & 0x0f, 0x800]
  if (byte >= 0xf0 && byte < 0xf5) return [3, byte & 0x07, 0x10000]
  return undefined
}

/** The text of bytes in UTF-8; nothing when they are not. */
function utf8(bytes: Uint8Array): string | undefined {
  const units: number[] = []
  for (let at = 0; at < bytes.length;) {
    const start = lead(bytes[at] ?? 0)
    if (!start) return undefined
    const least = start[2]
    let [more, point] = start
    for (at += 1; more > 0; more -= 1, at += 1) {
      const byte = bytes[at] ?? 0
      if ((byte & 0xc0) !== 0x80) return undefined
      point = (point << 6) | (byte & 0x3f)
    }
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return undefined
    if (point < 0x10000) units.push(point)
    else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff))
  }
  return chunked(units)
}
