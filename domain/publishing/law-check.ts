import type { ComboDocument, ProductDocument } from '#contract/menu.staff.ts'
import type { DocumentRef, LawFinding } from '#contract/publishing.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { comboWorth } from '../menu/combo-worth.ts'
import { checkContrast } from '../settings/contrast-check.ts'
import { readThemeColors } from '../settings/theme-colors.ts'
import { documentName } from './document-names.ts'
import { type DocumentSet, findDocument } from './document-set.ts'
import { type LawRuleId, lawRules } from './law-rules.ts'

type About = Pick<LawFinding, 'kind' | 'id' | 'field' | 'mendAt'>
type Found = About & { rule: LawRuleId }

/** What of a set the law asks about, the red ones first. Settings and pages are asked about in Germany alone. */
export function lawCheck(set: DocumentSet): LawFinding[] {
  const found = [
    ...[...set.product].flatMap(([id, product]) => productFindings(set, id, product)),
    ...[...set.combo].flatMap(([id, combo]) => comboFindings(set, id, combo)),
    ...shopFindings(set),
  ]
  const named = found.map(({ rule, ...about }): LawFinding => {
    const { level, statement, text } = lawRules[rule]
    const document = findDocument(set, about)
    const name = document ? documentName(about.kind, about.id, document) : about.id
    return { rule, level, statement, text, name, ...about }
  })
  return [...named.filter(({ level }) => level === 'red'), ...named.filter(({ level }) => level === 'amber')]
}

const ALCOHOL =
  /(?<!\p{L})(?:\p{L}*(?:bier|wein|pils|radler|weizen|schnaps|likör)|kölsch|helles|lager|ale|ipa|beer|wine|sekt|prosecco|champagner|champagne|cava|cider|aperol|spritz|gin|rum|whisk(?:e)?y|wodka|vodka|grappa|ouzo|rak[ıi]|tequila|mojito|caipirinha|negroni|bira|şarap)(?!\p{L})/iu
const WITHOUT_ALCOHOL = /alkoholfrei|alcohol-free|non-alcoholic|alkolsüz|0[,.]0|malzbier|ginger/i
/** Larger ones, and sizes without contents, are no bottles or cans. */
const MAX_DEPOSIT_LITRES = 3

function productFindings(set: DocumentSet, id: string, product: ProductDocument): Found[] {
  const about = (rule: LawRuleId, field: string): Found => ({ rule, kind: 'product', id, field })
  const sizes = new Map(set.category.get(product.categoryId)?.sizes.map((size) => [size.id, size]))
  const isDrink = product.vatClass === 'drink'
  const text = `${product.name} ${product.description}`
  const seemsAlcohol = isDrink && ALCOHOL.test(text) && !WITHOUT_ALCOHOL.test(text)
  const litres = (sizeId: string) => {
    const content = sizes.get(sizeId)?.content
    if (!content || !content.unit.endsWith('l')) return undefined
    return content.unit === 'ml' ? content.value / 1_000 : content.value
  }
  const withoutContent = (sizeId: string): Found => ({
    ...about('unit-price', `sizes.${[...sizes.keys()].indexOf(sizeId)}.content`),
    mendAt: { kind: 'category', id: product.categoryId },
  })
  return [
    ...(product.sizes.length === 0 ? [about('no-price', 'sizes')] : []),
    ...(product.allergensUnknown ? [about('allergens', 'allergens')] : []),
    ...(seemsAlcohol && product.minAge === null ? [about('age', 'minAge')] : []),
    ...product.sizes.flatMap(({ sizeId, deposit }, at) => {
      const isBottle = isDrink && (litres(sizeId) ?? MAX_DEPOSIT_LITRES) < MAX_DEPOSIT_LITRES
      if (deposit > 0 && !sizes.get(sizeId)?.content) return [withoutContent(sizeId)]
      return isBottle && deposit === 0 ? [about('deposit', `sizes.${at}.deposit`)] : []
    }),
  ]
}

/** No part of a combo may be taxed at more than its single price; that follows from a combo dearer than its parts. */
function comboFindings(set: DocumentSet, id: string, combo: ComboDocument): Found[] {
  if (!combo.isListed) return []
  const worth = comboWorth(
    combo,
    (product, sizeId) => set.product.get(product)?.sizes.find((size) => size.sizeId === sizeId)?.price,
  )
  return worth?.isDearer ? [{ rule: 'combo-price', kind: 'combo', id, field: 'price' }] : []
}

const pages: readonly (readonly [SettingKey, LawRuleId])[] = [
  ['IMPRINT', 'imprint'],
  ['PRIVACY_POLICY', 'privacy'],
  ['TERMS_AND_CONDITIONS', 'terms'],
  ['ALLERGEN_PAGE', 'allergen-page'],
]
const texts: readonly (readonly [SettingKey, LawRuleId])[] = [
  ['ADDRESS', 'contact'],
  ['CONTACT_EMAIL', 'contact'],
  ['PHONE', 'contact'],
  ['ALLOW_GUEST_CHECKOUT', 'guests'],
  ['PRICES_INCLUDE_TAX', 'tax'],
]

function shopFindings(set: DocumentSet): Found[] {
  const valueOf = (key: SettingKey) => set.setting.get(key)?.value ?? ''
  const about = (rule: LawRuleId, id: SettingKey): Found => ({ rule, kind: 'setting', id, field: 'value' })
  const colors = readThemeColors(valueOf('THEME_COLORS'))
  const isPale = colors !== undefined && checkContrast(colors).length > 0
  const found = [
    ...(isPale ? [about('contrast', 'THEME_COLORS')] : []),
    ...(valueOf('CUSTOM_HEADER_CODE') === '' ? [] : [about('own-code', 'CUSTOM_HEADER_CODE')]),
  ]
  if (set.setting.size === 0 || valueOf('COUNTRY').toLowerCase() !== 'de') return found
  const hasText = (key: SettingKey) => /\S/.test(set.page.get(valueOf(key))?.text ?? '')
  return [
    ...pages.filter(([key]) => !hasText(key)).map(([key, rule]) => about(rule, key)),
    ...texts.filter(([key]) => valueOf(key) === '').map(([key, rule]) => about(rule, key)),
    ...found,
  ]
}

/** One text for what a rule finds about one document. */
export const findingKey = ({ rule, kind, id }: Pick<LawFinding, 'rule' | 'kind' | 'id'>): string =>
  `${rule} ${kind}/${id}`

/** Whether a set has a finding, looking only at what its rule asks about. */
export const isFoundIn = (set: DocumentSet, finding: LawFinding): boolean =>
  findingsAbout(set, finding).some((one) => findingKey(one) === findingKey(finding))

function findingsAbout(set: DocumentSet, { kind, id }: DocumentRef): Found[] {
  const product = kind === 'product' ? set.product.get(id) : undefined
  const combo = kind === 'combo' ? set.combo.get(id) : undefined
  if (product) return productFindings(set, id, product)
  if (combo) return comboFindings(set, id, combo)
  return kind === 'setting' ? shopFindings(set) : []
}

/** The red findings that publishing would bring about: what was wrong before blocks nothing. */
export function newlyRed(published: DocumentSet, target: DocumentSet): LawFinding[] {
  const known = new Set(lawCheck(published).map(findingKey))
  return lawCheck(target).filter((one) => one.level === 'red' && !known.has(findingKey(one)))
}
