/** Parameters of a message: texts and numbers. */
export type MessageParams = Readonly<Record<string, string | number>>

const PLURAL = /\{(\w+), plural, ((?:\w+ \{[^{}]*\}\s*)+)\}/g
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/
const FORM = /(\w+) \{([^{}]*)\}/g

/** By language: making the rules takes many times as long as using them. */
const pluralRules = new Map<string, Intl.PluralRules>()

/**
 * Fills `{name}` and `{count, plural, one {# dish} other {# dishes}}` in a text (ux.md 4.2). Plural forms follow the
 * language's own rules; unknown names stay visible, so that a mistake is seen. In languages that run from right to left,
 * what is filled in keeps a direction of its own: a phone number would else be read from its end.
 */
export function formatMessage(text: string, params: MessageParams, language: string): string {
  if (!text.includes('{')) return text
  return text
    .replace(PLURAL, (whole, name: string, forms: string) => {
      const count = params[name]
      if (typeof count !== 'number') return whole
      const byCategory = new Map([...forms.matchAll(FORM)].map(([, category, form]) => [category, form]))
      const form = byCategory.get(rulesOf(language).select(count)) ?? byCategory.get('other')
      return form?.replaceAll('#', String(count)) ?? whole
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name]
      if (value === undefined) return whole
      return RIGHT_TO_LEFT.test(language) ? `\u2068${value}\u2069` : String(value)
    })
}

function rulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}
