import { text } from '../menu/dish.ts'
import { additives, allergens } from '../menu/food-labels.ts'
import type { DemoPage } from './page-data.ts'

function legend(
  list: readonly { code: string; name: { de: string; en: string } }[],
  language: 'de' | 'en',
): string {
  return `<dl>${list.map(({ code, name }) => `<dt>${code}</dt><dd>${name[language]}</dd>`).join('')}</dl>`
}

/** Every code of the menu with its name (ux.md R-F1 to R-F3). */
export const allergensPage: DemoPage = {
  slug: 'allergens',
  name: text('Allergene & Zusatzstoffe', 'Allergens & additives'),
  html: text(
    `<p>Die Angaben stehen bei jedem Gericht in Worten. Hier findest du alle Kürzel. In unserer Küche wird mit Weizenmehl, Milch, Nüssen und Sesam gearbeitet; Spuren davon können wir in keinem Gericht ausschließen.</p>
<h2>Allergene</h2>
${legend(allergens, 'de')}
<h2>Zusatzstoffe</h2>
${legend(additives, 'de')}`,
    `<p>Every dish lists them in words. Here are all the codes. Our kitchen works with wheat flour, milk, nuts and sesame; we cannot rule out traces of them in any dish.</p>
<h2>Allergens</h2>
${legend(allergens, 'en')}
<h2>Additives</h2>
${legend(additives, 'en')}`,
  ),
  isPopup: false,
  onHeader: false,
  onFooter: true,
}
