import type { I18n } from '#ui/i18n.tsx'

/** The 14 groups of Annex II LMIV by the code they carry on the menu (ux.md R-F2). */
export function allergenGroups(t: I18n['t']): { code: string; name: string }[] {
  return [
    { code: 'A', name: t('Cereals containing gluten') },
    { code: 'B', name: t('Crustaceans') },
    { code: 'C', name: t('Eggs') },
    { code: 'D', name: t('Fish') },
    { code: 'E', name: t('Peanuts') },
    { code: 'F', name: t('Soya') },
    { code: 'G', name: t('Milk') },
    { code: 'H', name: t('Tree nuts') },
    { code: 'I', name: t('Celery') },
    { code: 'J', name: t('Mustard') },
    { code: 'K', name: t('Sesame') },
    { code: 'L', name: t('Sulphites') },
    { code: 'M', name: t('Lupin') },
    { code: 'N', name: t('Molluscs') },
  ]
}

/** The names of some groups, in one text. */
export const allergenNames = (t: I18n['t'], codes: readonly string[]): string =>
  allergenGroups(t)
    .filter(({ code }) => codes.includes(code))
    .map(({ name }) => name)
    .join(', ')
