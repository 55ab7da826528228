import type { DraftedState } from '#api/publishing/index.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { shopBanner, translatorOf } from './shop-banner.ts'

type Look = {
  language: string
  messages: Readonly<Record<string, string>>
  timeZone: string
  /** Whether this page is a window of its own, in which the preview can be left. */
  canEnd: boolean
}

/** Says on every page of a preview what it is, and of what state; it follows with the next page. */
export function previewBanner(
  { count, savedAt, leftOut }: DraftedState,
  { language, messages, timeZone, canEnd }: Look,
): string {
  const t = translatorOf(language, messages)
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
  const missing =
    leftOut.length === 0
      ? ''
      : ` ${t('Left out, because it cannot be published: {names}', { names: leftOut.join(', ') })}`
  const leave = canEnd ? { href: '/preview/end', label: t('End preview') } : undefined
  return shopBanner({ title: t('Preview'), text: state + missing, leave })
}
