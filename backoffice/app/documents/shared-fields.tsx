import { createContext, type ReactNode } from 'react'
import { useScope } from '../restaurant/use-scope.ts'
import { SharedNote } from './shared-note.tsx'

/** Whether the fields around can only be read: for parts that a disabled fieldset does not reach. */
export const IsReadOnly = createContext(false)

/** The fields of what counts at every branch. A member of some branches reads them: without buttons, and with the reason. */
export function SharedFields({ children }: { children: ReactNode }) {
  const { isWhole } = useScope()
  if (isWhole) return children
  return (
    <IsReadOnly value>
      <SharedNote />
      <fieldset className="shared-fields" disabled>
        {children}
      </fieldset>
    </IsReadOnly>
  )
}
