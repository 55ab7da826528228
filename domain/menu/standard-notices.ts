import type { NoticeDocument } from '#contract/menu.staff.ts'

type Names = { de: string; en: string; tr: string }
type StandardNotice = Pick<NoticeDocument, 'kind' | 'code'> & { name: Names }

const of =
  (kind: NoticeDocument['kind']) =>
  (code: string, de: string, en: string, tr: string): StandardNotice => ({ kind, code, name: { de, en, tr } })
const allergen = of('allergen')
const additive = of('additive')

/** The 14 groups of LMIV Annex II with the usual letters; cereals and nuts have to be named singly (ux.md R-F2). */
export const standardAllergens: readonly StandardNotice[] = [
  allergen('A', 'Glutenhaltiges Getreide', 'Cereals containing gluten', 'Gluten içeren tahıllar'),
  allergen('A1', 'Weizen', 'Wheat', 'Buğday'),
  allergen('A2', 'Roggen', 'Rye', 'Çavdar'),
  allergen('A3', 'Gerste', 'Barley', 'Arpa'),
  allergen('A4', 'Hafer', 'Oats', 'Yulaf'),
  allergen('A5', 'Dinkel', 'Spelt', 'Kavuzlu buğday'),
  allergen('B', 'Krebstiere', 'Crustaceans', 'Kabuklu deniz ürünleri'),
  allergen('C', 'Eier', 'Eggs', 'Yumurta'),
  allergen('D', 'Fisch', 'Fish', 'Balık'),
  allergen('E', 'Erdnüsse', 'Peanuts', 'Yer fıstığı'),
  allergen('F', 'Soja', 'Soya', 'Soya'),
  allergen('G', 'Milch (einschließlich Laktose)', 'Milk (including lactose)', 'Süt (laktoz dahil)'),
  allergen('H', 'Schalenfrüchte', 'Tree nuts', 'Sert kabuklu yemişler'),
  allergen('H1', 'Mandel', 'Almond', 'Badem'),
  allergen('H2', 'Haselnuss', 'Hazelnut', 'Fındık'),
  allergen('H3', 'Walnuss', 'Walnut', 'Ceviz'),
  allergen('H4', 'Cashew', 'Cashew', 'Kaju'),
  allergen('H5', 'Pekannuss', 'Pecan', 'Pikan cevizi'),
  allergen('H6', 'Paranuss', 'Brazil nut', 'Brezilya fındığı'),
  allergen('H7', 'Pistazie', 'Pistachio', 'Antep fıstığı'),
  allergen('H8', 'Macadamia', 'Macadamia', 'Makademya'),
  allergen('I', 'Sellerie', 'Celery', 'Kereviz'),
  allergen('J', 'Senf', 'Mustard', 'Hardal'),
  allergen('K', 'Sesam', 'Sesame', 'Susam'),
  allergen('L', 'Schwefeldioxid und Sulfite', 'Sulphur dioxide and sulphites', 'Kükürt dioksit ve sülfitler'),
  allergen('M', 'Lupinen', 'Lupin', 'Acı bakla (lupin)'),
  allergen('N', 'Weichtiere', 'Molluscs', 'Yumuşakçalar'),
]

/** The words that LMZDV § 5 and the rules for drinks require, with the usual numbers (ux.md R-F3). */
export const standardAdditives: readonly StandardNotice[] = [
  additive('1', 'mit Farbstoff', 'with colouring', 'renklendirici içerir'),
  additive('2', 'mit Konservierungsstoff', 'with preservative', 'koruyucu içerir'),
  additive('3', 'mit Antioxidationsmittel', 'with antioxidant', 'antioksidan içerir'),
  additive('4', 'mit Geschmacksverstärker', 'with flavour enhancer', 'aroma artırıcı içerir'),
  additive('5', 'geschwefelt', 'sulphurated', 'kükürtlenmiş'),
  additive('6', 'geschwärzt', 'blackened', 'karartılmış'),
  additive('7', 'gewachst', 'waxed', 'mumlanmış'),
  additive('8', 'mit Phosphat', 'with phosphate', 'fosfat içerir'),
  additive('9', 'mit Süßungsmittel(n)', 'with sweetener(s)', 'tatlandırıcı içerir'),
  additive(
    '10',
    'enthält eine Phenylalaninquelle (Aspartam)',
    'contains a source of phenylalanine (aspartame)',
    'fenilalanin kaynağı içerir (aspartam)',
  ),
  additive(
    '11',
    'kann bei übermäßigem Verzehr abführend wirken',
    'excessive consumption may produce laxative effects',
    'aşırı tüketimi laksatif etki yapabilir',
  ),
  additive('12', 'mit Nitritpökelsalz', 'with nitrite curing salt', 'nitritli kürleme tuzu içerir'),
  additive('13', 'koffeinhaltig', 'contains caffeine', 'kafein içerir'),
  additive('14', 'chininhaltig', 'contains quinine', 'kinin içerir'),
  additive('15', 'mit Taurin', 'with taurine', 'taurin içerir'),
]

const nameIn = ({ name }: StandardNotice, language: string): string =>
  (name as Readonly<Record<string, string | undefined>>)[language] ?? name.en

/** What a menu starts with, in the languages of the restaurant; a language that is not known here has no translation. */
export function standardNotices(
  languages: readonly { code: string; isDefault: boolean }[],
): NoticeDocument[] {
  const own = languages.find(({ isDefault }) => isDefault)?.code ?? 'de'
  return [...standardAllergens, ...standardAdditives].map((one) => ({
    kind: one.kind,
    code: one.code,
    name: nameIn(one, own),
    description: '',
    translations: Object.fromEntries(
      languages
        .filter(({ code }) => code !== own && code in one.name)
        .map(({ code }) => [code, { name: nameIn(one, code) }]),
    ),
  }))
}
