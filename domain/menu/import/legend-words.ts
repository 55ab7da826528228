import type { LegendEntry, Tag } from './imported-menu.ts'

const additive =
  'farbst|konserv|antioxid|geschmacksverst|geschwefelt|geschwärzt|gewachst|phosphat|süßung|süssung|süßstoff|phenylalanin|koffein|coffein|chinin|taurin|nitrit|nitrat|zuckerart|milcheiwei|stabilisator|säuerung|säureregulator|verdickung|backtrieb|emulgator|abführend|genetisch|gentechn|tartrazin|aspartam|alkohol|eisensalz|schutzatmos|geliermittel'
const allergen =
  'glut|weizen|roggen|gerste|hafer|dinkel|kamut|khorasan|emmer|einkorn|getreide|krebs|krusten|schalen|hühnerei|eier|ei(?![\\p{L}])|fisch|erdn|soja|milch|lakto|nüsse|nuss|mandel|haseln|waln|cashew|kaschu|pekan|paran|pistaz|macadam|queensland|sellerie|senf|sesam|schwefel|sulfit|lupin|weichtier|mollus|muschel|tintenfisch'
const diet = 'vegan|veget|veggie|scharf|glutenfrei|laktosefrei|halal|fleischlos|pikant'

/** Words that may begin with a capital; the codes before them may not be folded. */
const anyCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`)
    .join('|')

/** What a legend explains begins with one of these, after a word or two. */
export const EXPLAINED = `(?:(?:[mM]it|[eE]nthält|[eE]nth\\.|eine[rn]?|ein|sehr|leicht|kann|aus|künstlich\\p{L}*|tierisch\\p{L}*|alle|100 ?%)\\s+){0,3}(?:${anyCase(`${additive}|${allergen}|${diet}`)})`

const starts = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')
const isAdditive = new RegExp(additive, 'iu')
const isAllergen = starts(allergen)
const isDiet = starts(diet)

export const explainsDiet = (text: string): boolean =>
  isDiet.test(text) && !/glutenhaltig/i.test(text) && !isAdditive.test(text)

/** The tag a mark stands for; null when it says something that no tag says. */
export function tagOf(text: string): Tag | null {
  if (/vegan/iu.test(text)) return 'vegan'
  if (/veget|veggie|fleischlos/iu.test(text)) return 'vegetarian'
  if (/glutenfrei/iu.test(text)) return 'glutenfree'
  return /scharf|pikant/iu.test(text) ? 'spicy' : null
}

/** Whether a code names an additive or an allergen; by its form where the words do not say it. */
export function kindOf(code: string, text: string): LegendEntry['kind'] {
  const asAdditive = isAdditive.test(text)
  const asAllergen = isAllergen.test(text)
  if (asAdditive !== asAllergen) return asAdditive ? 'additive' : 'allergen'
  return /^\d/.test(code) ? 'additive' : 'allergen'
}

/** What says nothing of its own in an explanation, such as `(einschließlich Laktose)` or `und daraus gewonnene Erzeugnisse`. */
const filler =
  /\(?(?:inkl|einschl)\p{L}*\.?\s+la[ck]tose\)?|\((?:e?n|aspartam|la[ck]tose)\)|(?<!\p{L})(?:mit|enthält|eine|und\s+(?:daraus\s+\p{L}+\s+)?-?(?:erzeugnisse|produkte)(?:\s+daraus)?)(?!\p{L})/gu
const sameAgain = /(\p{L}{2,})\s+und\s+\1(?:erzeugnisse|produkte)(?!\p{L})/gu

/**
 * Whether two explanations mean the same: `Farbstoff` and `mit Farbstoff`, `Sesam` and `Sesamsamen`, `Ei` and `Eier`. Of
 * several words all have to agree: `Milch und Eier` is not `Milch`.
 */
export function sameMeaning(one: string, other: string): boolean {
  const [a, b] = [readMeaning(one), readMeaning(other)]
  if (a.core === b.core) return true
  const [short, long] = a.core.length < b.core.length ? [a.core, b.core] : [b.core, a.core]
  if (a.hasSeveralWords || b.hasSeveralWords || !long.startsWith(short)) return false
  const rest = long.slice(short.length)
  return short.length > 3 ? !rest.startsWith('frei') : short.length > 1 && rest === 'er'
}

/** An explanation without what says nothing and without the marks of its letters. */
function readMeaning(text: string): { core: string; hasSeveralWords: boolean } {
  const said = text.toLowerCase().replace(filler, ' ').replace(sameAgain, '$1')
  const core = said
    .normalize('NFD')
    .replace(/(?<!\p{L})und(?!\p{L})|[^\p{L}\d]/gu, '')
    .replace(/haltig(?:e[nrs]?)?(?:getreide)?$/u, '')
  return { core, hasSeveralWords: /\p{L}[^\p{L}]+\p{L}/u.test(said) }
}

/** Which diets an allergen contradicts, by the text of the legend. */
export function contradicts(text: string, tag: Tag): boolean {
  const flesh = /fisch|krebs|krusten|weichtier|mollus|muschel|schalentier/iu
  if (tag === 'glutenfree') return /glut|weizen|roggen|gerste|hafer|dinkel|getreide/iu.test(text)
  if (tag === 'vegetarian') return flesh.test(text)
  if (tag !== 'vegan') return false
  return (
    flesh.test(text) || /milch|lakto/iu.test(text) || /(?<!\p{L})(?:hühner)?ei(?:er)?(?!\p{L})/iu.test(text)
  )
}
