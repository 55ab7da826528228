import type { DishCard, Section } from './card.ts'

/** A category as schema.org describes the section of a menu. Prices are decimal euros there. */
export function menuSectionData(
  { name, text }: Section,
  cards: readonly DishCard[],
  currency: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MenuSection',
    name,
    description: text,
    hasMenuItem: cards.map((card) => ({
      '@type': 'MenuItem',
      name: card.name,
      description: card.text,
      offers: { '@type': 'Offer', price: (card.price / 100).toFixed(2), priceCurrency: currency },
    })),
  }
}
