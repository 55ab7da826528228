const umlauts: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
}

/**
 * The ways a text may be typed in a search: without its marks (`kase`) and with German spellings (`kaese`), in small
 * letters (ux.md 1.3); the dotless Turkish i counts as an i. One form when both are the same.
 */
export function fold(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim()
  const plain = stripMarks(small.replaceAll('ß', 'ss'))
  const spelled = stripMarks(small.replace(/[äöüßæœøå]/g, (letter) => umlauts[letter] ?? letter))
  return plain === spelled ? [plain] : [plain, spelled]
}

/** Whether a text contains what was typed, whatever the marks and capitals. */
export function foldedIncludes(text: string, query: string): boolean {
  const forms = fold(text)
  return fold(query).some((form) => forms.some((candidate) => candidate.includes(form)))
}

const stripMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
