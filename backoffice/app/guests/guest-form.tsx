import type { ReactNode } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import type { FailureKind } from '../http/failure-kind.ts'

type GuestFormProps = {
  failure: FailureKind | undefined
  /** What a conflict means here. */
  conflict?: string
  onSubmit: () => void
  children: ReactNode
}

/** A form of a dialog about a guest. Why the whole was refused is read aloud when it appears; what was typed stays. */
export function GuestForm({ failure, conflict, onSubmit, children }: GuestFormProps) {
  const { t } = useI18n()
  const texts: Partial<Record<FailureKind, string>> = {
    offline: t('No connection. Please check the network of this device.'),
    forbidden: t('This is not for your role'),
    missing: t('This does not exist any more'),
    conflict: conflict ?? t('Somebody else was faster'),
  }
  return (
    <form
      className="answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {failure && (
        <p className="sign-in__alert" role="alert">
          {texts[failure] ?? t('Something went wrong on our side. Please try again.')}
        </p>
      )}
      {children}
    </form>
  )
}
