import { formatMessage } from '#domain/i18n/format-message.ts'

type ShopBanner = {
  title: string
  text: string
  /** Leads back to the shop as guests see it; left out in a frame. */
  leave?: { href: string; label: string } | undefined
}

const BOX =
  `position:fixed;inset-block-end:88px;inset-inline:12px auto;z-index:39;display:flex;align-items:center;
gap:16px;max-inline-size:min(26rem,calc(100% - 24px));padding:4px 16px;border-radius:24px;background:var(--ink);color:var(--paper);
font-size:0.875rem;line-height:1.35;box-shadow:var(--shadow)`.replaceAll('\n', '')
const TEXT = 'padding-block:6px'
const LINK =
  'flex:none;display:inline-flex;align-items:center;min-block-size:44px;color:inherit;font-weight:600'

/** A note that stays in sight on every page of the shop, in the page itself: it needs no script. */
export function shopBanner({ title, text, leave }: ShopBanner): string {
  const link = leave ? `<a href="${leave.href}" style="${LINK}">${escape(leave.label)}</a>` : ''
  return `<aside aria-label="${escape(title)}" style="${BOX}"><p style="${TEXT}"><strong>${escape(title)}</strong> · ${escape(text)}</p>${link}</aside>`
}

/** A translator for texts of the server's own; `messages` is the catalogue of the language. */
export const translatorOf =
  (language: string, messages: Readonly<Record<string, string>>) =>
  (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(messages[text] ?? text, params, language)

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
