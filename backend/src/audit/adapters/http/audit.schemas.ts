import { z } from 'zod';
import { anyOf, dayOrTime, listQuery, pageResponseOf } from '../../../platform/http/list';
import { text } from '../../../platform/http/wire';
import { auditSubjects, firstAuditSubjects } from '../../audit-trail';

export const AuditListQuery = z.object({
  ...listQuery(['newest']),
  subject: anyOf(auditSubjects),
  subjectId: text(100).optional(),
  /** The actor is `admin:<id>` or `shop`. */
  actor: text(100).optional(),
  from: dayOrTime,
  to: dayOrTime,
});

const Fields = z.record(z.string(), z.unknown()).nullable();

export const AuditEntryView = z
  .object({
    _id: z.string(),
    at: z.string(),
    /** The shop itself acts in jobs and commands; it has neither an id nor a name. */
    by: z.object({
      kind: z.enum(['admin', 'shopper', 'shop']),
      id: z.string().nullable(),
      name: z.string().nullable(),
    }),
    /** Remotes of 1.0.0 know no others; `topic` says it exactly. */
    subject: z.enum(firstAuditSubjects).meta({ deprecated: true }),
    topic: z.enum(auditSubjects),
    subjectId: z.string(),
    label: z.string(),
    action: z.string(),
    /** The fields that changed; null for something new. */
    before: Fields,
    /** The fields that changed; null for something deleted. */
    after: Fields,
  })
  .meta({ id: 'AuditEntryView' });

export type AuditEntryView = z.infer<typeof AuditEntryView>;

export const AuditResponse = pageResponseOf(AuditEntryView).meta({ id: 'AuditAnswer' });
