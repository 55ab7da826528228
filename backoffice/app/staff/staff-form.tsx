import type { ReactNode } from 'react'
import type { FailureKind } from '../http/failure-kind.ts'
import { useFailureText } from './use-failure-text.ts'

type StaffFormProps = {
  failure: FailureKind | undefined
  onSubmit: (fields: FormData, element: HTMLFormElement) => void
  children: ReactNode
}

/** A form in a dialog or a section. Why the whole was refused is read aloud when it appears. */
export function StaffForm({ failure, onSubmit, children }: StaffFormProps) {
  const failureText = useFailureText()
  return (
    <form
      className="answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget), event.currentTarget)
      }}
    >
      <p className="sign-in__alert" role="alert">
        {failureText(failure)}
      </p>
      {children}
    </form>
  )
}
