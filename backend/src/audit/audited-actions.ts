import type { AuditSubject } from './audit-trail';

/** The actor and the time of an action, as histories name actors. */
export interface AuditedAction {
  by: string;
  at: string;
}

/** The port through which other contexts read the audit. */
export abstract class AuditedActions {
  /** The actions are in the order of their times. */
  abstract of(subject: AuditSubject, subjectId: string, action: string): Promise<AuditedAction[]>;
}
