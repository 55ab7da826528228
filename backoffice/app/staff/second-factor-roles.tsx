import { useQuery, useQueryClient } from '@tanstack/react-query'
import { StaffRole } from '#contract/staff.ts'
import { getSecondFactorRoles, setSecondFactorRoles } from '#contract/staff-second-factor.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showUndo } from '../documents/show-undo.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { Check } from './member-fields.tsx'
import { useRoleNames } from './use-role-names.ts'

const KEY = ['second-factor-roles'] as const

/** Which roles need a second step; it counts at once. */
export function SecondFactorRoles() {
  const { t } = useI18n()
  const roles = useRoleNames()
  const client = useQueryClient()
  const { send } = useSend()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => staffApi(getSecondFactorRoles, {}) })
  if (!data) return null

  async function save(wanted: StaffRole[]): Promise<boolean> {
    client.setQueryData(KEY, wanted)
    const saved = await send(() => staffApi(setSecondFactorRoles, { body: { roles: wanted } }))
    await client.invalidateQueries({ queryKey: KEY })
    return saved !== undefined
  }

  async function change(role: StaffRole, isDemanded: boolean, before: StaffRole[]): Promise<void> {
    const wanted = isDemanded ? [...before, role] : before.filter((one) => one !== role)
    if (!(await save(wanted))) return
    const text = isDemanded
      ? t('{role}: second step needed', { role: roles[role] })
      : t('{role}: the password is enough', { role: roles[role] })
    showUndo(text, t('Undo'), () => void save(before))
  }

  return (
    <section className="entry">
      <h2>{t('Who needs a second step')}</h2>
      <p>
        {t(
          'A member of these roles without an app or a passkey sets one up at once, and can do nothing else before.',
        )}
      </p>
      <div className="checks">
        {StaffRole.options.map((role) => (
          <Check
            key={role}
            isChecked={data.includes(role)}
            onChange={(isDemanded) => void change(role, isDemanded, data)}
          >
            {roles[role]}
          </Check>
        ))}
      </div>
    </section>
  )
}
