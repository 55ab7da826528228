import type { CSSProperties } from 'react'

/** CSS variables with the rows of a list of cards in one, two and three columns, so that its space is reserved. */
export const rowsStyle = (count: number): CSSProperties =>
  ({
    '--rows': count,
    '--rows-of-2': Math.ceil(count / 2),
    '--rows-of-3': Math.ceil(count / 3),
  }) as CSSProperties
