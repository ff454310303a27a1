import type { PageMeta, PageRequest } from '../../shared/page';
import type { AuditedFields, AuditSubject } from '../audit-trail';

export interface AuditFilter {
  /** In lower case; all must be in the label, the action or the actor's name. */
  words: string[];
  /** An empty list means all. */
  subjects: AuditSubject[];
  subjectId: string | undefined;
  /** The actor, written as `nameOfActor` returns it. */
  actor: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

export interface FoundEntry {
  id: string;
  at: string;
  actor: string;
  actorName: string | null;
  subject: AuditSubject;
  subjectId: string;
  label: string;
  action: string;
  before: AuditedFields | null;
  after: AuditedFields | null;
}

export abstract class RecordedSettings {
  /** The last recorded value of each setting by its name. A second transaction waits until this one ends. */
  abstract lock(): Promise<Map<string, unknown>>;
}

/** The read side, newest first. */
export abstract class AuditQueries {
  /** @throws MalformedCursor */
  abstract page(filter: AuditFilter, page: PageRequest): Promise<{ rows: FoundEntry[]; meta: PageMeta }>;
  abstract batches(filter: AuditFilter): AsyncGenerator<FoundEntry[]>;
}
