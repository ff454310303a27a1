import { z } from 'zod';
import { anyOf, listQuery, pageResponseOf } from '../../../platform/http/list';
import { Email } from '../../../platform/http/email';
import { Id, responseOf } from '../../../platform/http/wire';
import { mailSorts } from '../../application/ports';
import { mailStatuses } from '../../domain/mail';
import { firstMailKinds, mailKinds } from '../../domain/mail-kind';

export const MailsQuery = z.object({
  ...listQuery(mailSorts),
  kind: anyOf(mailKinds),
  status: anyOf(mailStatuses),
  /** Only e-mails about this order are listed. */
  order: Id.optional(),
});

export const MailView = z
  .object({
    mailId: z.string(),
    /** Remotes of 1.0.0 know no others; `topic` says it exactly. */
    kind: z.enum(firstMailKinds).meta({ deprecated: true }),
    topic: z.enum(mailKinds),
    /** Null means that it tells of something else. */
    orderId: z.string().nullable(),
    recipient: z.string(),
    status: z.enum(mailStatuses),
    attempts: z.number().int(),
    /** Why it is not sent; null when there is nothing to say. */
    reason: z.string().nullable(),
    writtenDate: z.string(),
    sentDate: z.string().nullable(),
    /** Null until it was sent, and for what holds a secret. */
    subject: z.string().nullable().optional(),
  })
  .meta({ id: 'MailView' });

/** The letter is plain text; null as the subject is. */
export const MailResponse = responseOf(
  MailView.extend({ letter: z.string().nullable() }).meta({ id: 'MailDetailsView' }),
).meta({ id: 'MailDetailsAnswer' });

/** Without an address, it goes to the same one. */
export const SendMailAgainBody = z.object({ email: Email.optional() }).meta({ id: 'SendMailAgainBody' });

export const MailPageResponse = pageResponseOf(MailView).meta({ id: 'MailPageResponse' });
