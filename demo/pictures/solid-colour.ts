/** A picture of one pixel as a data URI; `colour` is `#RRGGBB`. The smallest there is: a GIF. */
export function solidColour(colour: string): string {
  const head = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')
  const rest = Buffer.from('\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;', 'latin1')
  const bytes = Buffer.concat([head, Buffer.from(colour.slice(1), 'hex'), rest])
  return `data:image/gif;base64,${bytes.toString('base64')}`
}
