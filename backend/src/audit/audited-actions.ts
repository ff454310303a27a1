import type { AuditSubject } from './audit-trail';

/** Who did something when, as histories name actors. */
export interface AuditedAction {
  by: string;
  at: string;
}

/** What other contexts show of the audit. */
export abstract class AuditedActions {
  /** First to last. */
  abstract of(subject: AuditSubject, subjectId: string, action: string): Promise<AuditedAction[]>;
}
