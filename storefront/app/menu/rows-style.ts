import type { CSSProperties } from 'react'

/** Tells the styles how many rows a list of cards has in one, two and three columns, so that its room is kept free. */
export const rowsStyle = (count: number): CSSProperties =>
  ({
    '--rows': count,
    '--rows-of-2': Math.ceil(count / 2),
    '--rows-of-3': Math.ceil(count / 3),
  }) as CSSProperties
