import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type AccountSession, endOtherSessions, endSession } from '#contract/accounts.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { requestErrorOf } from '../form/request-error.ts'
import { browserApi } from '../http/browser-api.ts'
import { refresh } from './session-store.ts'

/** Where the account is signed in; `failed` when the server did not answer. */
export type Sessions = readonly AccountSession[] | 'failed'

/** The sign-ins of the account, each of which can be ended; this one by the logout beside the page. */
export function SignedInDevices({ sessions }: { sessions: Sessions }) {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, end } = useEnding(() => heading.current?.focus())
  const others = sessions === 'failed' ? [] : sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section className="card devices" aria-labelledby="devices-title">
      <h2 id="devices-title" ref={heading} tabIndex={-1}>
        {t('Logged-in devices')}
      </h2>
      {sessions === 'failed' ? (
        <div className="notice notice--wrong" role="alert">
          <p>{t('The devices could not be loaded.')}</p>
          <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <>
          <p className="devices__hint">
            {others.length === 0
              ? t('No other device is logged in.')
              : t('Is there a device you do not know? Log it out and change your password.')}
          </p>
          <ul className="devices__list">
            {sessions.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={(device) => end(session.id, t('{device} is logged out.', { device }))}
              />
            ))}
          </ul>
          {others.length > 1 && (
            <Button
              look="secondary"
              busy={busy === ALL_OTHERS}
              onClick={() => end(ALL_OTHERS, t('All other devices are logged out.'))}
            >
              {t('Log out all others')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

type DeviceRowProps = { session: AccountSession; isBusy: boolean; onEnd: (device: string) => void }

function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const { t, date } = useI18n()
  const { id, isCurrent, createdAt, lastUsedAt } = session
  const device = session.device || t('Unknown device')
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  const signedIn = t('{date}', { date: date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <li className="devices__row">
      <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
      <div className="devices__device">
        <strong>{device}</strong>
        {isCurrent && <span className="status status--default">{t('This device')}</span>}
        <p id={`device-${id}`}>
          {!isCurrent && (
            <span>{t('Last used: {date}', { date: date(lastUsedAt, { dateStyle: 'long' }) })}</span>
          )}
          <span>{t('Logged in: {date}', { date: signedIn })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="secondary"
          busy={isBusy}
          aria-label={t('Log out {device}', { device })}
          aria-describedby={`device-${id}`}
          onClick={() => onEnd(device)}
        >
          {t('Log out')}
        </Button>
      )}
    </li>
  )
}

const ALL_OTHERS = 'all others'

/** Ends a session, or all others, one call at a time; `onEnded` is called once their rows are gone. */
function useEnding(onEnded: () => void) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const isLocked = useRef(false)
  const [busy, setBusy] = useState('')

  const run = async (which: string, done: string) => {
    if (isLocked.current) return
    isLocked.current = true
    setBusy(which)
    const error = await send(which)
    if (error?.kind === 'ended') await refresh()
    else if (error) {
      const text = error.message || t('That did not work. Please try again')
      showToast({ tone: 'error', text, duration: 0 })
    } else {
      await revalidate()
      showToast({ tone: 'success', text: done, duration: TOAST_MS })
      onEnded()
    }
    setBusy('')
    isLocked.current = false
  }
  return { busy, end: (which: string, done: string) => void run(which, done) }
}

/** Why the call failed; undefined when the session is over, also when it already was. */
async function send(which: string) {
  try {
    if (which === ALL_OTHERS) await browserApi()(endOtherSessions, {})
    else await browserApi()(endSession, { params: { id: which } })
  } catch (error) {
    const isGone = error instanceof Error && 'status' in error && error.status === 404
    return isGone ? undefined : requestErrorOf(error, []).requestError
  }
  return undefined
}
