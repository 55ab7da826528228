import { expect, test } from 'vitest'
import { sameMeaning } from './legend-words.ts'

test.each([
  ['Farbstoff', 'mit Farbstoff'],
  ['Ei', 'Eier'],
  ['Haselnüsse', 'Haselnuss'],
  ['Sesamsamen', 'Sesam'],
  ['Gluten', 'glutenhaltiges Getreide'],
  ['Milch und daraus gewonnene Erzeugnisse (einschließlich Laktose)', 'Milch'],
  ['Milch und Milchprodukte', 'Milch (Laktose)'],
  ['Schwefeldioxid/Sulfite', 'Schwefeldioxid und Sulfite'],
  ['enthält eine Phenylalaninquelle', 'Phenylalaninquelle (Aspartam)'],
])('%s means the same as %s', (one, other) => {
  expect([sameMeaning(one, other), sameMeaning(other, one)]).toEqual([true, true])
})

test.each([
  ['Milch und Eier', 'Milch'],
  ['Weizen, Roggen', 'Weizen'],
  ['Weizen Roggen', 'Weizen'],
  ['Gluten (Weizen)', 'Gluten (Roggen)'],
  ['glutenhaltiges Getreide (Weizen)', 'glutenhaltiges Getreide'],
  ['koffeinfrei', 'Koffein'],
  ['E 471', 'E 330'],
  ['Ei', 'Eis'],
])('%s does not mean the same as %s', (one, other) => {
  expect([sameMeaning(one, other), sameMeaning(other, one)]).toEqual([false, false])
})
