type Stop = readonly [offset: number, colour: string, opacity?: number]

const unit = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${unit(opacity)}"`
      return `<stop offset="${unit(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

function hash(seed: string): number {
  let value = 0x811c9dc5
  for (const char of seed) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** One drawing in the making: its seeded chance and its shared gradients. The same seed gives the same drawing. */
export class Sketch {
  #state: number
  #definitions = new Map<string, string>()
  #ids: string

  /** `ids` begins the names of definitions; they differ between drawings that stand in one page. */
  constructor(seed: string, ids = 'd') {
    this.#state = hash(seed)
    this.#ids = ids
  }

  /** Evenly spread in 0 (inclusive) to 1 (exclusive). */
  random = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  pick<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[Math.floor(this.random() * list.length)] ?? list[0]
  }

  /** A definition used as often as wanted and written once; returns its paint. */
  define(content: (id: string) => string): string {
    const key = content('')
    const known = this.#definitions.get(key)
    const id = known ?? `${this.#ids}${this.#definitions.size}`
    if (!known) this.#definitions.set(key, id)
    return `url(#${id})`
  }

  /** A round gradient, lit from the top left unless told otherwise; the centre is in parts of the shape's box. */
  radial(stops: readonly Stop[], cx = 0.4, cy = 0.36, r = 0.68): string {
    const tags = stopTags(stops)
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${tags}</radialGradient>`,
    )
  }

  /** A straight gradient from one point of the shape's box to another, top to bottom unless told otherwise. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const tags = stopTags(stops)
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return this.define((id) => `<linearGradient id="${id}" ${line}>${tags}</linearGradient>`)
  }

  /** A soft spot that fades out towards its rim: a shadow, a glow, a scorch mark. A gradient is far cheaper than a blur. */
  spot(x: number, y: number, rx: number, ry: number, colour = '#3A1606', opacity = 0.4, core = 0): string {
    const paint = this.radial(
      [
        [core, colour, opacity],
        [core + (1 - core) * 0.45, colour, opacity * 0.55],
        [1, colour, 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return `<ellipse cx="${unit(x)}" cy="${unit(y)}" rx="${unit(rx)}" ry="${unit(ry)}" fill="${paint}"/>`
  }

  /** All definitions as the content of a `defs` element. */
  definitions(): string {
    return this.#contents.join('')
  }

  get #contents(): string[] {
    return [...this.#definitions].map(([key, id]) => key.replace('id=""', `id="${id}"`))
  }
}
