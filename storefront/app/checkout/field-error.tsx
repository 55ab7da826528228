import { anchorOf } from './field-issues.ts'
import type { Field } from './field-errors.ts'

type FieldErrorProps = { field: Field; error: string | undefined }

/** What is wrong with a field, below it; `errorIdOf` leads there from the field or its group (ux.md A-26). */
export function FieldError({ field, error }: FieldErrorProps) {
  return (
    error && (
      <p className="field__error" id={errorIdOf(field, error)}>
        {error}
      </p>
    )
  )
}

/** For `aria-describedby` of a field or a group; undefined while nothing is wrong there. */
export const errorIdOf = (field: Field, error: string | undefined): string | undefined =>
  error && `${anchorOf(field)}-error`
