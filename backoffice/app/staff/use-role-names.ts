import type { StaffRole } from '#contract/staff.ts'
import { useI18n } from '#ui/i18n.tsx'

/** The roles as people call them. */
export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useI18n()
  return {
    owner: t('Owner'),
    manager: t('Manager'),
    counter: t('Counter'),
    kitchen: t('Kitchen'),
    driver: t('Driver'),
  }
}
