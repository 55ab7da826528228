import type { ReactNode } from 'react'

type ChoiceGroupProps = {
  id: string
  name: string
  /** What is expected: "Required · choose 1", "Optional". */
  rule: string
  /** Something has to be chosen and nothing is. */
  isMissing?: boolean
  /** Few choices may be left of it for a while; it keeps its place on the screen. */
  isSearched?: boolean
  children: ReactNode
}

/** A group of choices with its name and its rule as text (ux.md A-25). */
export function ChoiceGroup({ id, name, rule, isMissing, isSearched, children }: ChoiceGroupProps) {
  const className = ['choices', isMissing && 'choices--missing', isSearched && 'choices--searched']
  return (
    <fieldset id={id} className={className.filter(Boolean).join(' ')}>
      <legend className="choices__legend">
        <span className="choices__name">{name}</span> <span className="choices__rule">{rule}</span>
      </legend>
      {children}
    </fieldset>
  )
}
