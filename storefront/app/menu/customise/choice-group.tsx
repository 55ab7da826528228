import type { ReactNode } from 'react'

type ChoiceGroupProps = {
  id: string
  name: string
  /** What is expected: "Required · choose 1", "Optional". */
  rule: string
  /** Something has to be chosen and nothing is. */
  isMissing?: boolean
  children: ReactNode
}

/** A group of choices with its name and its rule as text (ux.md A-25). */
export function ChoiceGroup({ id, name, rule, isMissing, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} className={isMissing ? 'choices choices--missing' : 'choices'}>
      <legend className="choices__legend">
        <span className="choices__name">{name}</span> <span className="choices__rule">{rule}</span>
      </legend>
      {children}
    </fieldset>
  )
}
