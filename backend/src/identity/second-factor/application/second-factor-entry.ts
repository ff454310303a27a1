import type { AuditEntry } from '../../../audit/audit-trail';
import type { User } from '../../users/domain/user';

/** The audit trail records that a second factor was turned on or off. */
export const secondFactorEntry = (
  { state: { id, userName }, hasSecondFactor }: User,
  action: string,
): AuditEntry => ({
  subject: 'admin',
  subjectId: id,
  label: userName,
  action,
  before: { secondFactor: !hasSecondFactor },
  after: { secondFactor: hasSecondFactor },
});
