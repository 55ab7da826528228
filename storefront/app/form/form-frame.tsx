import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { IssueList } from './issue-list.tsx'
import type { Form, FormValues } from './use-form.ts'

type FormFrameProps<V extends FormValues> = {
  form: Form<V>
  /** What the button says. */
  submit: string
  /** Beside the button, for example a way out. */
  beside?: ReactNode
  /** The button counts as unavailable until every field is right (spec 5), and says what it waits for. */
  isStrict?: boolean
  children: ReactNode
}

/** A form with its error summary above and its one button below (ux.md ). */
export function FormFrame<V extends FormValues>({
  form,
  submit,
  beside,
  isStrict,
  children,
}: FormFrameProps<V>) {
  const { t } = useI18n()
  const isSending = form.phase === 'sending'
  const open = isStrict ? form.missing : form.open
  const reasons = `${form.id}-reasons`
  return (
    <form
      ref={form.ref}
      className={form.isValidated ? 'form form--validated' : 'form'}
      noValidate
      // Without scripts nothing may end up in an address.
      method="post"
      onSubmit={form.submit}
    >
      <FormSummary form={form} />
      {children}
      <div className="form__end">
        <Button
          type="submit"
          size="large"
          unavailable={!form.isOnline || open.length > 0}
          busy={isSending}
          aria-describedby={reasons}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          {isSending ? t('Sending …') : form.isOnline ? submit : t('No connection')}
        </Button>
        {beside}
        <div className="form__reasons" id={reasons}>
          {!form.isOnline && (
            <p>{t('You are offline. Your details stay here until the connection is back.')}</p>
          )}
          {form.isOnline && open.length > 0 && <p>{t('Still open: {list}', { list: open.join(', ') })}</p>}
        </div>
      </div>
    </form>
  )
}

/** What is missing, with links to the fields, or why nothing was sent; it takes the focus after a press. */
function FormSummary<V extends FormValues>({ form }: { form: Form<V> }) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const { issues, requestError, presses } = form
  useEffect(() => {
    if (presses > 0) box.current?.focus()
  }, [presses])
  if (issues.length === 0 && !requestError) return null
  const title = `${form.id}-issues`
  return (
    <div className="issues" ref={box} tabIndex={-1} role="group" aria-labelledby={title}>
      {requestError && (
        <div id={issues.length === 0 ? title : undefined}>
          {requestError.kind === 'said' && <p>{t(requestError.message)}</p>}
          {requestError.kind === 'lost' && (
            <p>{t('We could not reach the restaurant. Please check your connection and try again')}</p>
          )}
          {requestError.kind === 'broken' && (
            <p>{t('Something broke in our kitchen, not on your side. Please try again in a moment')}</p>
          )}
          {requestError.kind === 'ended' && (
            <p>
              {t('Your session has ended.')}{' '}
              <Link to={`/login?return=${encodeURIComponent(pathname)}`}>{t('Log in again')}</Link>
            </p>
          )}
        </div>
      )}
      {issues.length > 0 && (
        <>
          <h2 id={title}>
            {t('{count, plural, one {Please check one field} other {Please check # fields}}', {
              count: issues.length,
            })}
          </h2>
          <IssueList issues={issues} />
        </>
      )}
    </div>
  )
}
