import { importMessages } from './import-messages.ts'
import type {
  ImportedCategory,
  ImportedCombo,
  ImportedExtra,
  ImportedItem,
  ImportedMenu,
} from './imported-menu.ts'
import type { Question } from './questions.ts'

export type Say = (text: string, params: Question['params']) => string

/** What is left out where it is empty. */
const unlessEmpty = <Name extends string>(name: Name, lines: readonly unknown[]): object =>
  lines.length > 0 ? { [name]: lines } : {}

/** An imported menu as JSON; `say` puts the questions into words. */
export function toJson(menu: ImportedMenu, say: Say): object {
  const ask = (questions: readonly Question[]): string | null => {
    const said = new Set(questions.map(({ kind, params }) => say(importMessages[kind], params)))
    return said.size === 0 ? null : [...said].join('; ')
  }
  const legends = [...menu.legends].map(([name, legend]) => [name, Object.fromEntries(legend)] as const)
  return {
    restaurant: menu.restaurant,
    legend: Object.fromEntries(menu.legend),
    ...(legends.length > 0 ? { legends: Object.fromEntries(legends) } : {}),
    legendLines: menu.legendLines,
    categories: menu.categories.map((category) => categoryJson(category, ask)),
    extras: menu.extras.map((extra) => extraJson(extra, ask(extra.questions))),
    combos: menu.combos.map((combo) => comboJson(combo, ask(combo.questions))),
    ignored: menu.ignored,
    ...unlessEmpty('unread', menu.unread),
  }
}

const categoryJson = (
  category: ImportedCategory,
  ask: (questions: readonly Question[]) => string | null,
): object => ({
  name: category.name,
  headingLines: category.headingLines,
  ...(category.note ? { note: category.note } : {}),
  ...unlessEmpty('noteLines', category.noteLines),
  ...unlessEmpty('codes', category.codes),
  ...(category.legend ? { legend: category.legend } : {}),
  items: category.items.map((item) => itemJson(item, ask(item.questions))),
})

const itemJson = (item: ImportedItem, ask: string | null): object => ({
  line: item.line,
  ...unlessEmpty('continues', item.continues),
  number: item.number,
  name: item.name,
  ...(item.printedName ? { printedName: item.printedName } : {}),
  description: item.description,
  codes: item.codes,
  codesCertain: item.codesCertain,
  prices: item.prices,
  tags: item.tags,
  ask,
  ...(item.note ? { note: item.note } : {}),
  ...(item.alcohol ? { alcohol: item.alcohol } : {}),
})

const extraJson = (extra: ImportedExtra, ask: string | null): object => ({
  name: extra.name,
  codes: extra.codes,
  codesCertain: extra.codesCertain,
  prices: extra.prices,
  line: extra.line,
  ...(extra.forLine ? { forLine: extra.forLine } : {}),
  section: extra.section,
  ask,
})

const comboJson = (combo: ImportedCombo, ask: string | null): object => ({
  line: combo.line,
  ...unlessEmpty('continues', combo.continues),
  name: combo.name,
  description: combo.description,
  cents: combo.cents,
  ...(ask ? { ask } : {}),
})
