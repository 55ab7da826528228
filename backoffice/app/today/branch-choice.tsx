import { useI18n } from '#ui/i18n.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { useBranchList } from '../restaurant/use-branch-list.ts'

type BranchChoiceProps = { branchId: string; onChoose: (branchId: string) => void }

/** At which branch something is different today: a member of several chooses it, of one reads it. */
export function BranchChoice({ branchId, onChoose }: BranchChoiceProps) {
  const { t } = useI18n()
  const { mayChange } = useScope()
  const { data: all = [] } = useBranchList()
  const branches = all.filter(({ id }) => mayChange(id))
  if (all.length < 2) return null
  if (branches.length < 2)
    return (
      <p>
        {t('Branch')}: <strong>{branches[0]?.name}</strong>
      </p>
    )
  return (
    <SelectField
      label={t('Branch')}
      value={branchId}
      options={branches.map(({ id, name }) => [id, name] as const)}
      onChange={onChoose}
    />
  )
}
