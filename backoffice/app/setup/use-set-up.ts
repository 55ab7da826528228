import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getSetUp, type SetUpStep } from '#contract/publishing-set-up.ts'
import type { StaffRole } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { staffApi } from '../http/staff-api.ts'

const isDone = (steps: readonly SetUpStep[], id: SetUpStep['id']): boolean =>
  steps.some((step) => step.id === id && step.isDone)

/**
 * Whether nothing is left to set up, for those who set up. Whoever comes to the board of a shop in which nothing can be
 * ordered yet is led to the set-up once.
 */
export function useSetUp(role: StaffRole, revision: number): boolean {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [entered] = useState(pathname)
  const [steps, setSteps] = useState<readonly SetUpStep[]>()
  const isSetUp = steps?.every((step) => step.isDone) ?? true
  const isOver = !hasPermission(role, 'settings.write') || (steps !== undefined && isSetUp)
  useEffect(() => {
    if (isOver) return
    let isGone = false
    staffApi(getSetUp, {}).then(
      (read) => void (isGone || setSteps(read)),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isOver, revision])

  const isClosed = steps !== undefined && !isDone(steps, 'publish') && !isDone(steps, 'order')
  useEffect(() => {
    if (isClosed && entered === '/') void navigate('/start', { replace: true })
  }, [isClosed, entered, navigate])
  return isSetUp
}
