import type { AuditEntry } from '../../../audit/audit-trail';
import type { User } from '../../users/domain/user';

/** The audit trail records what somebody changed about the own account. */
export const accountEntry = (
  { state: { id, userName, role } }: User,
  action: string,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry => ({
  subject: role === 'admin' ? 'admin' : 'customer',
  subjectId: id,
  label: userName,
  action,
  ...changes,
});
