import type { DocumentRef } from '#contract/publishing.staff.ts'
import type { Permission, StaffRole } from '#contract/staff.ts'
import { hasPermission } from '../staff/permissions.ts'

/** Documents that take more than the permission of their kind. */
const permissions = new Map<string, Permission>([['setting/CUSTOM_HEADER_CODE', 'settings.code']])

/** Whether a role may draft, discard and publish a document, beyond the permission of the endpoint. */
export function mayChange(role: StaffRole, { kind, id }: DocumentRef): boolean {
  const permission = permissions.get(`${kind}/${id}`)
  return permission === undefined || hasPermission(role, permission)
}
