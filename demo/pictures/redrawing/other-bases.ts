import type { BowlBase, DishPicture, PastaShape } from '../dish-picture.ts'

const shapes: Readonly<Record<string, PastaShape>> = {
  'pasta-spaghetti': 'spaghetti',
  'pasta-penne': 'penne',
  'pasta-tagliatelle': 'tagliatelle',
  'pasta-spelt': 'penne',
}

const bases: Readonly<Record<string, BowlBase>> = {
  'base-rice': 'rice',
  'base-quinoa': 'quinoa',
  'base-couscous': 'couscous',
  'base-leaves': 'leaves',
}

/** The pictures of a dish on what lies below everything else, with the ids of the options that choose it. */
export function otherBases(
  picture: DishPicture,
  variants: readonly string[],
): { optionIds: string[]; picture: DishPicture }[] {
  const withBase = <Base extends string>(
    variant: string,
    known: Readonly<Record<string, Base>>,
    own: Base,
    change: (base: Base) => DishPicture,
  ) => {
    if (!variants.includes(variant)) return []
    const others = Object.entries(known).filter(([, base]) => base !== own)
    return [...Map.groupBy(others, ([, base]) => base)].map(([base, options]) => ({
      optionIds: options.map(([option]) => `${variant}-${option}`),
      picture: change(base),
    }))
  }
  if (picture.kind === 'pasta')
    return withBase('pasta-shape', shapes, picture.shape, (shape) => ({ ...picture, shape }))
  if (picture.kind === 'bowl')
    return withBase('bowl-base', bases, picture.base, (base) => ({ ...picture, base }))
  return []
}
