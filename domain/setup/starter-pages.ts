import type { PageDocument } from '#contract/content.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { escapeHtml } from '../notifications/escape-html.ts'
import { english } from './starter-texts.en.ts'
import { type Answers, answerKeys } from './starter-text.ts'
import { german } from './starter-texts.de.ts'

/** A page with the setting that names it. */
type StarterPage = { key: SettingKey; id: string; document: PageDocument }

const order = [
  ['IMPRINT', 'imprint'],
  ['PRIVACY_POLICY', 'privacy'],
  ['TERMS_AND_CONDITIONS', 'terms'],
] as const

/** The pages that the law asks for, made from what is known; each says at its top that it has to be checked. */
export function starterPages(
  values: Readonly<Partial<Record<string, string>>>,
  language: string,
): StarterPage[] {
  const texts = language === 'de' ? german : english
  const answers = Object.fromEntries(
    answerKeys.map((key) => [key, toHtml(values[key]?.trim() || texts.gap)]),
  ) as Answers
  return order.map(([key, id], position) => {
    const { name, slug, html } = texts[id]
    const text = `<p><strong>${texts.toCheck}</strong></p>${html(answers)}`
    return {
      key,
      id,
      document: {
        name,
        text,
        translations: {},
        slug,
        isPopup: false,
        onHeader: false,
        onFooter: true,
        position,
      },
    }
  })
}

/** Text as HTML, with its lines. */
const toHtml = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')
