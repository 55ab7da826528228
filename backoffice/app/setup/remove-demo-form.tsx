import { useHref } from 'react-router'
import { type DemoContents, removeDemo } from '#contract/demo.staff.ts'
import { exportDocuments } from '#contract/publishing.staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { FailureKind } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'

/** What goes and what stays, and the own password: it cannot be taken back. */
export function RemoveDemoForm({ demo }: { demo: DemoContents }) {
  const { t } = useI18n()
  const form = useForm()
  const failureText = useFailureText()
  const start = useHref('/start')

  async function send(fields: FormData): Promise<void> {
    const password = fields.get('password')
    const body = { password: typeof password === 'string' ? password : '' }
    // Everything that this page has read is gone.
    if (await form.submit(() => staffApi(removeDemo, { body }))) location.assign(start)
  }

  return (
    <form
      className="remove-demo"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <DemoContentsList demo={demo} />
      <p>
        <strong>{t('This cannot be taken back.')}</strong>{' '}
        <a href={`/api${exportDocuments.path}`} download>
          {t('Keep the menu, pages and places as a file first')}
        </a>
      </p>
      <p className="remove-demo__alert" role="alert">
        {failureText(form.failure)}
      </p>
      <TextField
        label={t('Present password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={form.issue('password')}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {t('Throw the demo away')}
      </Button>
    </form>
  )
}

/** What goes and what stays, in words. */
export function DemoContentsList({ demo }: { demo: DemoContents }) {
  const { t } = useI18n()
  const { dishes, changedDishes, pages, orders, accounts, reservations, hasOwnOrders } = demo
  const ofOrders = t('{count, plural, one {# order} other {# orders}}', { count: orders })
  return (
    <>
      <h3>{t('This is deleted')}</h3>
      <ul>
        <li>
          {t('{dishes, plural, one {# dish} other {# dishes}} with choices, combos and pictures', { dishes })}
          {changedDishes > 0 && (
            <>
              {' – '}
              {t(
                '{count, plural, one {also the one that was changed} other {also the # that were changed}}',
                {
                  count: changedDishes,
                },
              )}
            </>
          )}
        </li>
        <li>
          {t(
            '{pages, plural, one {# page} other {# pages}}, hours, areas, branches, tables and settings of the demo',
            { pages },
          )}
        </li>
        {!hasOwnOrders && orders > 0 && <li>{ofOrders}</li>}
        {!hasOwnOrders && accounts > 0 && (
          <li>
            {t('{accounts, plural, one {# account} other {# accounts}} of guests with points and addresses', {
              accounts,
            })}
          </li>
        )}
        {!hasOwnOrders && reservations > 0 && (
          <li>
            {t('{reservations, plural, one {# reservation} other {# reservations}} and every message', {
              reservations,
            })}
          </li>
        )}
      </ul>
      <h3>{t('This stays')}</h3>
      <ul>
        <li>{t('Team and log')}</li>
        <li>{t('Own dishes with what they need, and pages and settings that were rewritten')}</li>
        {hasOwnOrders && (
          <li>
            {ofOrders}
            {' – '}
            {t('own business is among them, so all orders, guests and reservations are kept')}
          </li>
        )}
      </ul>
    </>
  )
}

function useFailureText(): (failure: FailureKind | undefined) => string | undefined {
  const { t } = useI18n()
  return (failure) => {
    if (failure === undefined) return undefined
    if (failure === 'too-many') return t('Too many tries. Please wait 15 minutes')
    if (failure === 'offline') return t('No connection. Please check the network of this device.')
    if (failure === 'missing') return t('The demo is gone already')
    return t('Something went wrong on our side. Please try again.')
  }
}
