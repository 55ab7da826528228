import type { CurrentLine } from '#domain/cart/current-cart.ts'
import { messages } from '#domain/messages.ts'
import type { I18n } from '#ui/i18n.tsx'
import { problemText } from '../ordering/problem-text.ts'

/** Why a line cannot be had any more; empty while it can. */
export function lostText(now: CurrentLine | undefined, i18n: Pick<I18n, 't'>): string {
  if (!now || !('lost' in now)) return ''
  if (now.lost === 'gone') return i18n.t('Not on the menu any more like this')
  if (now.lost === 'allergensUnknown') return i18n.t(messages.allergensUnknown)
  return problemText({ message: messages.soldOut, choice: now.choice }, i18n)
}
