import { type ReactNode, useId, useState } from 'react'
import { StaffRole } from '#contract/staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { Form } from '../http/use-form.ts'
import { useBranchList } from '../restaurant/use-branch-list.ts'
import { useRoleNames } from './use-role-names.ts'

type MemberFieldsProps = {
  form: Form
  role: StaffRole
  onRole: (role: StaffRole) => void
  /** Null stands for all. */
  branchIds: string[] | null
  onBranchIds: (branchIds: string[] | null) => void
}

/** Role and branches of somebody who works here, or will. */
export function MemberFields({ form, role, onRole, branchIds, onBranchIds }: MemberFieldsProps) {
  const { t } = useI18n()
  const roles = useRoleNames()
  const id = useId()
  const may: Record<StaffRole, string> = {
    owner: t('Everything, also the team and the money'),
    manager: t('Menu, prices, times, texts, guests, reports; not the team'),
    counter: t('Orders, reservations, sold out, small refunds'),
    kitchen: t('Orders and sold out'),
    driver: t('Reads the deliveries of today'),
  }
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('Role')}
        </label>
        <select
          id={id}
          className="field__input"
          value={role}
          aria-describedby={`${id}-hint`}
          aria-invalid={form.issue('role') ? true : undefined}
          onChange={(event) => onRole(StaffRole.parse(event.target.value))}
        >
          {StaffRole.options.map((one) => (
            <option key={one} value={one}>
              {roles[one]}
            </option>
          ))}
        </select>
        <p className="field__hint" id={`${id}-hint`}>
          {may[role]}
        </p>
        <FieldIssue text={form.issue('role')} />
      </div>
      {role !== 'owner' && <BranchFields form={form} branchIds={branchIds} onBranchIds={onBranchIds} />}
    </>
  )
}

/** A shop with one branch has nothing to choose. */
function BranchFields({
  form,
  branchIds,
  onBranchIds,
}: Pick<MemberFieldsProps, 'form' | 'branchIds' | 'onBranchIds'>) {
  const { t } = useI18n()
  const { data: branches = [] } = useBranchList()
  const [chosen, setChosen] = useState<string[]>(branchIds ?? [])
  if (branches.length < 2 && branchIds === null) return null
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)
    setChosen(next)
    onBranchIds(next)
  }
  return (
    <fieldset className="checks">
      <legend className="field__label">{t('Branches')}</legend>
      <Check isChecked={branchIds === null} onChange={(isAll) => onBranchIds(isAll ? null : chosen)}>
        {t('All branches, also new ones')}
      </Check>
      {branchIds !== null &&
        branches.map(({ id, name }) => (
          <Check key={id} isChecked={branchIds.includes(id)} onChange={(isChosen) => choose(id, isChosen)}>
            {name}
          </Check>
        ))}
      <FieldIssue text={form.issue('branchIds')} />
    </fieldset>
  )
}

/** A choice of yes or no with its text beside it. */
export function Check({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}

/** What is wrong with a field that is no text field. */
export function FieldIssue({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="field__error" role="alert">
      {text}
    </p>
  )
}
