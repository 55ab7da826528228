import type { DraftedState } from '#api/publishing/index.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'

type Look = {
  language: string
  messages: Readonly<Record<string, string>>
  timeZone: string
  /** Whether this page is a window of its own, in which the preview can be left. */
  canEnd: boolean
}

const BOX =
  `position:fixed;inset-block-end:88px;inset-inline:12px auto;z-index:39;display:flex;align-items:center;
gap:16px;max-inline-size:min(26rem,calc(100% - 24px));padding:4px 16px;border-radius:24px;background:var(--ink);color:var(--paper);
font-size:0.875rem;line-height:1.35;box-shadow:var(--shadow)`.replaceAll('\n', '')
const TEXT = 'padding-block:6px'
const LINK =
  'flex:none;display:inline-flex;align-items:center;min-block-size:44px;color:inherit;font-weight:600'

/** Says on every page of a preview what it is, and of what state; it follows with the next page. */
export function previewBanner(
  { count, savedAt }: DraftedState,
  { language, messages, timeZone, canEnd }: Look,
): string {
  const t = (text: string, params = {}) => escape(formatMessage(messages[text] ?? text, params, language))
  const moment = (iso: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    )
  const state =
    savedAt === null
      ? t('Nothing is changed: guests see the shop as it is here.')
      : t('{count, plural, one {# unpublished change} other {# unpublished changes}}, as of {moment}', {
          count,
          moment: moment(savedAt),
        })
  const leave = canEnd ? `<a href="/preview/end" style="${LINK}">${t('End preview')}</a>` : ''
  return `<aside aria-label="${t('Preview')}" style="${BOX}"><p style="${TEXT}"><strong>${t('Preview')}</strong> · ${state}</p>${leave}</aside>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
