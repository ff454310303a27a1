import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { StaffRole, StaffRoleState } from '../domain/staff-role';

/** The audit trail records what a role may do, before and after. */
export const roleEntry = (
  { state: { id, name } }: StaffRole,
  action: string,
  fields: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry => ({
  subject: 'setting',
  subjectId: `staff-role:${id}`,
  label: `Role ${name}`,
  action,
  ...fields,
});

export const auditedRole = ({ name, permissions, refundLimitCents }: StaffRoleState): AuditedFields => ({
  name,
  permissions,
  refundLimitCents,
});
