import { leadingAdjective, plainSide, qualityWord } from './vocabulary.ts'

export type NameParts = { name: string; description: string | null }

/** How this menu writes: whether it describes dishes on lines of their own, and whether the dish is a drink. */
export type NameStyle = { ownLines: boolean; drink: boolean; tonal: boolean }

const governed =
  /(?:^|\s)(?:vom|aus|im|zum|zur|nach|für|von|der|des|di|del|della|dello|à la|alla|al|al'|con|with|ai|alle|aux|au|e|und|&|de|la|il)$/iu
const begins =
  /\s(?=(?:auf|an|in|ohne|unter|dazu|wahlweise|serviert|gefüllt|belegt|überbacken mit|garniert|verfeinert|bestehend|inkl\.|inklusive|bis Nr\.|zum Mitnehmen|je nach|mit)\s|\d+ ?[x×] ?\d+ ?cm)/iu

/** Letters of languages in which a menu gives the name, and German says what it is. */
const foreign = /[^\p{ASCII}äöüÄÖÜßéèêëàáâãåæçîïíìôóòõøœûúùñ°Ø´`’‘‚“”„«»–—…·€½¼¾\u00B2\u00B3\u00B9]/u

/** Cuts a text that names and describes a dish in one go, as a person would. */
export function splitName(text: string, style: NameStyle): NameParts {
  const capitals = /^((?:[\p{Lu}\d][\p{Lu}\d'’&.-]*\s+)+)(?=(?:\p{L}\p{Ll}|\d+ \p{L}))/u.exec(text)?.[1]
  if (capitals && (capitals.match(/\p{Lu}/gu)?.length ?? 0) >= 5)
    return parts(capitals, text.slice(capitals.length))
  const native = isForeign(text, style)
    ? /^(.*?\S*)\s+(?=\p{Lu}[\p{L}-]{5,})(?!.*[\u1E80-\u1EFF\u0100-\u024F])(\S.*)$/u.exec(text)
    : null
  if (native && isForeign(native[1] ?? '', style) && !/(?:\s(?:mit|in|auf)|[+/&-])$/.test(native[1] ?? ''))
    return parts(native[1] ?? '', native[2])
  const quoted = /^(.*?\p{L}.*?[“”"»«](?!\p{L}))\s+(\S.*)$/u.exec(text)
  if (quoted?.[1] && /[„“"»«]/.test(quoted[1].slice(0, -1))) return parts(quoted[1], quoted[2])
  const colon = /^([^:,]{3,40}):\s+(\S.*)$/u.exec(text)
  if (colon) return parts(colon[1] ?? '', colon[2])
  const dash = /^([^,]{3,40}?)\s+[–—]\s+(\p{L}.*)$/u.exec(text)
  if (dash) return parts(dash[1] ?? '', dash[2])
  const open = /^(.*?\p{L}.*? nach (?:Ihrer |eigener |freier )?Wahl)[,\s]+(.+)$/iu.exec(text)
  if (open && !/,/.test(open[1] ?? '')) return parts(open[1] ?? '', open[2])
  const bracket = /^([^()]*[^()\s])\s*(\(.+)$/.exec(text)
  if (bracket?.[1] && !/,|\smit\s/.test(bracket[1])) return parts(bracket[1], bracket[2])
  const list = style.drink ? -1 : text.indexOf(',')
  return list > 0 ? splitList(text, list, style) : splitPlain(text, style)
}

const isForeign = (text: string, style: NameStyle): boolean =>
  foreign.test(text) || (style.tonal && /[áàãéèìíóòõúùý]/iu.test(text))

const parts = (name: string, description: string | undefined): NameParts => ({
  name: name.trim(),
  description: description?.trim() || null,
})

/** `Napoli Sardellen, Kapern`: the name ends before the first thing of the list. */
function splitList(text: string, comma: number, style: NameStyle): NameParts {
  const head = text.slice(0, comma)
  const at = begins.exec(head)?.index ?? / aus /iu.exec(head)?.index ?? -1
  if (at > 0) return parts(text.slice(0, at), text.slice(at))
  const rest = text.slice(comma + 1).trim()
  const noun = /^(?:\p{Ll}+ )*\p{Lu}/u.test(rest)
  const words = head.split(' ')
  if (words.length === 1 || !noun || governed.test(words.slice(0, -1).join(' '))) return parts(head, rest)
  let from = words.length - 1
  while (from > 1 && /^\p{Ll}\p{L}+e[rsnm]?$/u.test(words[from - 1] ?? '')) from -= 1
  const name = words.slice(0, from).join(' ')
  if (words.slice(0, from).every((word) => leadingAdjective.test(word))) return parts(head, rest)
  return splitPlainOrWhole(name, text.slice(name.length), style)
}

function splitPlainOrWhole(name: string, description: string, style: NameStyle): NameParts {
  const inner = splitPlain(name, style)
  return inner.description
    ? parts(inner.name, `${inner.description} ${description.trim()}`)
    : parts(name, description)
}

function splitPlain(text: string, style: NameStyle): NameParts {
  const words = text.split(' ')
  const quality = words.findIndex((word, index) => index > 0 && qualityWord.test(word.replace(/,$/, '')))
  if (quality > 0 && (style.drink || words[quality + 1] === 'mit'))
    return parts(words.slice(0, quality).join(' '), words.slice(quality).join(' '))
  const at = begins.exec(text)?.index ?? -1
  if (at < 1) return parts(text, undefined)
  const rest = text.slice(at).trim()
  const company = /^(?:mit|auf|in) (\S+(?: frites)?)$/iu.exec(rest)?.[1]
  if (company && !isForeign(text, style) && (style.ownLines || plainSide.test(company)))
    return parts(text, undefined)
  return parts(text.slice(0, at), rest)
}
