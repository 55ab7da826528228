/** A feature of a vector tile: points from 0 to 4096, to the right and down. */
export type TileShape = {
  type: 'line' | 'polygon'
  points: readonly (readonly [number, number])[]
  tags: Readonly<Record<string, string>>
}

const EXTENT = 4096
const geometryTypes = { line: 2, polygon: 3 }
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7]

/** Writes a vector tile (MVT, version 2) with the layers by name. */
export function vectorTile(layers: Readonly<Record<string, readonly TileShape[]>>): Buffer {
  return Buffer.concat(Object.entries(layers).map(([name, shapes]) => bytes(3, layer(name, shapes))))
}

function layer(name: string, shapes: readonly TileShape[]): Buffer {
  const pairs = shapes.flatMap(({ tags }) => Object.entries(tags))
  const keys = [...new Set(pairs.map(([key]) => key))]
  const values = [...new Set(pairs.map(([, value]) => value))]
  const feature = ({ type, points, tags }: TileShape) =>
    Buffer.concat([
      bytes(
        2,
        packed(Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])),
      ),
      number(3, geometryTypes[type]),
      bytes(4, packed(commands(type, points))),
    ])
  return Buffer.concat([
    bytes(1, Buffer.from(name)),
    ...shapes.map((shape) => bytes(2, feature(shape))),
    ...keys.map((key) => bytes(3, Buffer.from(key))),
    ...values.map((value) => bytes(4, bytes(1, Buffer.from(value)))),
    number(5, EXTENT),
    number(15, 2),
  ])
}

/** Each point is relative to the one before. */
function commands(type: TileShape['type'], points: TileShape['points']): number[] {
  const steps = points.map(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  return [
    command(MOVE_TO, 1),
    ...steps.slice(0, 1).flat(),
    command(LINE_TO, steps.length - 1),
    ...steps.slice(1).flat(),
    ...(type === 'polygon' ? [command(CLOSE, 1)] : []),
  ]
}

const command = (id: number, count: number): number => id | (count << 3)
const zigzag = (value: number): number => (value << 1) ^ (value >> 31)
const packed = (values: readonly number[]): Buffer => Buffer.concat(values.map(varint))
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)])
const bytes = (field: number, value: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(value.length), value])

/** A number in groups of seven bits, the lowest first. */
export function varint(value: number): Buffer {
  const groups: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    groups.push(rest > 127 ? (rest % 128) | 128 : rest)
    if (rest <= 127) return Buffer.from(groups)
  }
}
