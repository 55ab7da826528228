import type { CardPicture } from './card.ts'

/**
 * The `sizes` of a picture that covers a square of `side` pixels. Files are named by their width, and a photograph that is
 * wider than high is cut at the sides: as wide as the square, it would be too small and so blurred.
 */
export const coverSizes = ({ width, height }: Pick<CardPicture, 'width' | 'height'>, side: number): string =>
  `${Math.ceil(side * Math.max(1, width / (height || 1)))}px`
