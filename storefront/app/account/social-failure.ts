import { messages } from '#domain/messages.ts'
import type { I18n } from '#ui/i18n.tsx'

/** Why a social login failed, by the code in the address that the guest came back to (spec 8); undefined when none did. */
export function socialFailure(search: string, t: I18n['t']): string | undefined {
  const texts = new Map([
    ['cancelled', t('User cancelled login or did not fully authorize.')],
    ['failed', t('Not logged in')],
    ['late', t(messages.tookTooLong)],
    ['taken', t('This social account belongs to another account here.')],
    [
      'blocked',
      t(
        'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us at the restaurant',
      ),
    ],
  ])
  return texts.get(codeOf(search))
}

/** The same for a guest who is signed in and wanted to link one more login. */
export const linkFailure = (search: string, t: I18n['t']): string | undefined =>
  codeOf(search) === 'failed' ? t('That did not work. Please try again') : socialFailure(search, t)

const codeOf = (search: string): string => new URLSearchParams(search).get('social') ?? ''
