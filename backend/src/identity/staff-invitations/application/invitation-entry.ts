import type { AuditEntry } from '../../../audit/audit-trail';
import type { StaffInvitation } from '../domain/staff-invitation';

/** The audit trail records who is invited, and what became of it. */
export const invitationEntry = (
  { state: { id, userName } }: StaffInvitation,
  action: string,
  fields: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry => ({ subject: 'admin', subjectId: id, label: userName, action, ...fields });
