import type { CategoryDocument } from '#contract/menu.staff.ts'

const VOLUME = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|l|g|kg)$/iu

/** What a prepacked size holds: `0,33 l` or `4 cl`; null where no contents were printed. */
export function contentOf(volume: string | undefined): CategoryDocument['sizes'][number]['content'] {
  const [, amount, unit] = VOLUME.exec(volume?.trim() ?? '') ?? []
  const value = Number(amount?.replace(',', '.'))
  if (!(value > 0)) return null
  switch (unit?.toLowerCase()) {
    case 'cl':
      return { value: value * 10, unit: 'ml' }
    case 'ml':
      return { value, unit: 'ml' }
    case 'l':
      return { value, unit: 'l' }
    case 'kg':
      return { value, unit: 'kg' }
    default:
      return { value, unit: 'g' }
  }
}
