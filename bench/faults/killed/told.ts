/** What clients were told by a server; each of it has to be there once. */
export type Told = {
  placed: { key: string; id: string; url: string }[]
  /** Orders whose payment was called paid. */
  paid: string[]
  /** The receipt number on the printed ticket of each order. */
  printed: Map<string, number>
  /** Orders of which a ticket was printed that says something else than an earlier one. */
  reprinted: Set<string>
  /** Orders that the counter has approved. */
  approved: string[]
  /** The ids of publications, and the last text that was published. */
  publications: string[]
  edition: number
  /** Answers that no client of a server that restarts may get, each kind with how often it came. */
  unclear: Map<string, number>
  /** Calls that were answered as the client wanted, and those whose connection ended before the answer. */
  answers: number
  cut: number
}

export const toldNothing = (): Told => ({
  placed: [],
  paid: [],
  printed: new Map(),
  reprinted: new Set(),
  approved: [],
  publications: [],
  edition: 0,
  unclear: new Map(),
  answers: 0,
  cut: 0,
})
