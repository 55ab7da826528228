import { expect, test } from 'vitest'
import { mediaMessages } from './media-messages.ts'
import { pictureType, whyNotUploaded } from './picture-type.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  )
const container = (...brands: string[]) =>
  bytes([0, 0, 0, 8 + brands.length * 4], 'ftyp', brands.join(''), 'meta')

test.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], '<svg onload="alert(1)">')],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['webp', bytes('RIFF', [1, 0, 0, 0], 'WEBPVP8 ')],
  ['avif', container('avif', '    ', 'mif1', 'miaf')],
  ['avif', container('mif1', '    ', 'avif')],
  ['heic', container('heic', '    ', 'mif1')],
  ['gif', bytes('GIF89a')],
  ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>')],
  ['svg', bytes([0xef, 0xbb, 0xbf], '\n <?xml version="1.0"?><svg>')],
  [undefined, bytes('<html><script>')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes('RIFF', [1, 0, 0, 0], 'WAVE')],
  [undefined, container('isom', '    ', 'mp42')],
  [undefined, bytes([0xff, 0xd8])],
  [undefined, bytes()],
])('bytes are %s by what they begin with', (type, head) => {
  expect(pictureType(head)).toBe(type)
})

test.each([
  ['jpeg', undefined],
  ['avif', undefined],
  ['svg', mediaMessages.svg],
  ['gif', mediaMessages.gif],
  ['heic', mediaMessages.heic],
  [undefined, mediaMessages.wrongType],
] as const)('%s is refused by %s', (type, why) => {
  expect(whyNotUploaded(type)).toBe(why)
})
