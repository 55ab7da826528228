import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'

type RowButtonProps = {
  label: string
  icon: ReactNode
  /** Shown as unavailable, but still reachable. */
  unavailable?: boolean
  onPress: () => void
}

/** A button in a row of a list, reached by the arrow keys; pressing it does not press the row. */
export function RowButton({ label, icon, unavailable = false, onPress }: RowButtonProps) {
  return (
    <Button
      className="icon-button"
      aria-label={label}
      {...(unavailable && { 'aria-disabled': true })}
      onPress={() => !unavailable && onPress()}
    >
      {icon}
    </Button>
  )
}
