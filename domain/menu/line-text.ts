import type { CartItem, LineText } from '#contract/cart.ts'
import type { Combo, Notice, Product, Size } from '#contract/menu.ts'
import {
  chosenExtras,
  chosenOptions,
  chosenPicks,
  chosenSize,
  type Choices,
  type ChosenPick,
} from './chosen.ts'
import { sum } from '../money.ts'
import { pickSurcharges } from './line-price.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'
import { noticesOf } from './notices.ts'

type Words = Omit<LineText, 'allergens' | 'additives' | 'allergensUnknown'>

/** An item as text: what was chosen, and the allergens and additives of exactly this configuration (ux.md R-F1). */
export function describeItem(menu: MenuSnapshot, item: CartItem): LineText {
  const notices = noticesOf(menu, item)
  return {
    ...messagesOfPart(menu, item),
    allergens: notices.allergens.map(shown),
    additives: notices.additives.map(shown),
    ...(notices.allergensUnknown && { allergensUnknown: true }),
  }
}

type LineChoices = Pick<LineText, 'size' | 'options' | 'extras' | 'items'>

/** The choices of a line as short texts for a comma list: size, options, extras, or the dishes of a combo. */
export function choiceTexts(text: LineChoices): string[] {
  return [
    ...(text.size === '' ? [] : [text.size]),
    ...text.options.map(answered),
    ...text.extras.map((extra) => extra.name),
    ...text.items.map((item) => withChoices(item.product, item.choices)),
  ]
}

/**
 * The choices as the kitchen reads them, beside the size: several answers to one question stand together, and what is added,
 * but nothing else, has a plus before it.
 */
export const kitchenChoices = ({ options, extras, items }: LineChoices): string[] =>
  choiceTexts({
    size: '',
    options: [...Map.groupBy(options, ({ name }) => name)].map(([name, answers]) => ({
      name,
      value: answers.map(({ value }) => value).join(', '),
      price: sum(answers.map(({ price }) => price)),
    })),
    extras: extras.map((extra) => ({ ...extra, name: added(extra.name) })),
    items: items.map((item) => ({
      ...item,
      choices: item.choices.map((choice) =>
        item.extras.some(({ name }) => name === choice) ? added(choice) : choice,
      ),
    })),
  })

const added = (extra: string): string => `+ ${extra}`

function messagesOfPart(menu: MenuSnapshot, item: CartItem): Words {
  if (item.kind === 'menuItem') {
    const combo = menu.combos.get(item.menuId)
    return {
      name: combo?.name ?? '',
      size: '',
      extras: [],
      options: [],
      items: combo ? comboItems(combo, item.items) : [],
    }
  }
  const product = menu.products.get(item.productId)
  if (!product) return { name: '', size: '', extras: [], options: [], items: [] }
  const size = chosenSize(product, item)
  return {
    name: product.name,
    size: shownSize(product, size),
    extras: extraTexts(product, item, size),
    options: optionTexts(product, item, 0),
    items: [],
  }
}

/** The name of a size, where there is more than one (spec 3). */
const shownSize = (product: Product, size: Size | undefined): string =>
  product.sizes.length > 1 ? (size?.name ?? '') : ''

const extraTexts = (product: Product, choices: Choices, size: Size | undefined): LineText['extras'] =>
  chosenExtras(product, choices, size).map(({ extra, price }) => ({
    id: extra.id,
    name: extra.name,
    price,
  }))

function optionTexts(product: Product, choices: Choices, depth: number): LineText['options'] {
  return chosenOptions(product, choices, depth).flatMap(({ variant, option, qty, price, child }) => [
    { name: variant.name, value: qty > 1 ? `${qty}× ${option.name}` : option.name, price },
    ...(child?.picks ?? []).map((pick) => ({
      name: pick.slot.name,
      value: withChoices(pick.product.name, pickChoices(pick)),
      price: pickSurcharges(pick),
    })),
  ])
}

const comboItems = (
  combo: Combo,
  picks: Extract<CartItem, { kind: 'menuItem' }>['items'],
): LineText['items'] =>
  chosenPicks(combo, picks).map((pick) => ({
    slot: pick.slot.name,
    product: pick.product.name,
    size: shownSize(pick.product, pick.size),
    extras: extraTexts(pick.product, pick.choices, pick.size),
    options: optionTexts(pick.product, pick.choices, pick.depth),
    price: pickSurcharges(pick),
    choices: pickChoices(pick),
  }))

/** With the size, which says which pizza of a combo is the large one: its name is empty where a dish has one only. */
const pickChoices = (pick: ChosenPick): string[] => [
  ...(pick.size?.name ? [pick.size.name] : []),
  ...optionTexts(pick.product, pick.choices, pick.depth).map(answered),
  ...chosenExtras(pick.product, pick.choices, pick.size).map(({ extra }) => extra.name),
]

const withChoices = (name: string, choices: readonly string[]): string =>
  choices.length === 0 ? name : `${name} (${choices.join(', ')})`

const shown = ({ code, name }: Notice): { code: string; name: string } => ({ code, name })

/** A variant that asks ("How done?") needs no colon before its answer. */
const answered = ({ name, value }: { name: string; value: string }): string =>
  `${name}${name.endsWith('?') ? '' : ':'} ${value}`
