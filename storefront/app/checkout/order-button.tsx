import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { messages } from '#domain/messages.ts'
import { useI18n } from '#ui/i18n.tsx'
import { acceptLabel, changeText } from './change-texts.ts'
import type { Failure } from './failure.ts'
import { AGREE, ORDER } from './anchors.ts'
import { OtherSession } from './other-session.tsx'
import type { Checkout } from './use-checkout.ts'
import type { Ordering } from './use-ordering.ts'

type OrderButtonProps = { checkout: Checkout; ordering: Ordering; isOnline: boolean }

/** The one button that orders, and below it why it cannot be pressed yet or what went wrong. */
export function OrderButton({ checkout, ordering, isOnline }: OrderButtonProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { issues, quote, quoting, hasFailed, isSessionOther, changes, lines } = checkout
  const button = useRef<HTMLButtonElement>(null)
  // What has changed is said in full below, with the agreement.
  const open = new Set(issues.filter(({ anchor }) => anchor !== 'changes').map(({ name }) => name))
  const isSending = ordering.phase === 'sending'
  const isOpen = issues.length > 0 || !quote
  // Whether an order that got no answer was placed is asked first.
  const asksToGoOn = isSessionOther && !isSending && !ordering.isResent
  const label = isSending ? t('Sending …') : isOnline ? t('Order with obligation to pay') : t('No connection')
  return (
    <div className="order">
      <Button
        ref={button}
        id={ORDER}
        size="large"
        className="order__button"
        onClick={ordering.press}
        unavailable={isOpen || !isOnline}
        busy={isSending}
        aria-describedby="order-reasons"
      >
        {isSending && <span className="spinner" aria-hidden="true" />}
        {label}
      </Button>
      <div className="order__reasons" id="order-reasons">
        {!isOnline && <p>{t('You are offline. Your order is kept here until the connection is back.')}</p>}
        {isOnline && !isSending && open.size > 0 && (
          <p>{t('Still open: {list}', { list: [...open].join(', ') })}</p>
        )}
        {!isSending && changes.length > 0 && (
          <p>
            <strong>{t('Something has changed')}:</strong>{' '}
            {changes.map((change) => changeText(change, lines, i18n)).join(', ')}
          </p>
        )}
        {isOnline && issues.length === 0 && !quote && <p>{t('Checking the prices …')}</p>}
      </div>
      {!isSending && changes.length > 0 && (
        <Button
          look="secondary"
          id={AGREE}
          onClick={() => {
            checkout.accept()
            button.current?.focus()
          }}
        >
          {acceptLabel(changes, i18n)}
        </Button>
      )}
      {hasFailed && (
        <Button look="secondary" onClick={quoting.retry}>
          {t('Check the prices again')}
        </Button>
      )}
      {asksToGoOn && (
        <OtherSession
          isEnded={checkout.account !== undefined}
          takesFocus={ordering.failure !== undefined}
          onContinueAsGuest={() => {
            checkout.continueAsGuest()
            ordering.dismiss()
            button.current?.focus()
          }}
        />
      )}
      {ordering.failure && !asksToGoOn && <FailureNotice failure={ordering.failure} ordering={ordering} />}
    </div>
  )
}

function FailureNotice({ failure, ordering }: { failure: Failure; ordering: Ordering }) {
  const { t } = useI18n()
  return (
    <div className="notice notice--wrong" role="alert">
      {failure.kind === 'lost' && (
        <>
          <p>
            <strong>{t('We got no answer.')}</strong>{' '}
            {ordering.isResent
              ? t(
                  'As long as this page stays open we send your order again by ourselves. Even if it did arrive, it will not be placed twice.',
                )
              : t('Try again: even if the order did arrive, it will not be placed twice.')}
          </p>
          <Button look="secondary" onClick={ordering.press}>
            {t('Try again')}
          </Button>
        </>
      )}
      {failure.kind === 'refused' && <p>{t(failure.message)}</p>}
      {failure.kind === 'changed' && <p>{t(messages.quoteChanged)}</p>}
      {failure.kind === 'ordered' && (
        <>
          <p>
            <strong>{t('This cart has already been ordered')}</strong>
          </p>
          <Link
            className="button button--secondary"
            to={failure.url}
            onClick={(event) => {
              event.preventDefault()
              ordering.leave(failure.url)
            }}
          >
            {t('Show the order')}
          </Link>
        </>
      )}
    </div>
  )
}
