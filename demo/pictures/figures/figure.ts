import type { Figure } from '../dish-picture.ts'

/** One kind of figure with its own parameters. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
