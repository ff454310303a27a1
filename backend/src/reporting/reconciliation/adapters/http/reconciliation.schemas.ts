import { z } from 'zod';
import { pageResponseOf } from '../../../../platform/http/list';
import { responseOf } from '../../../../platform/http/wire';
import { ruleNames } from '../../application/reconciliation-rule';
import { subjects } from '../../domain/discrepancy';

/** `disagreeing` counts all; `discrepancies` has the first hundred. `unknown` could not be asked. */
const RuleView = z.object({
  rule: z.enum(ruleNames),
  checked: z.number().int(),
  disagreeing: z.number().int(),
  unknown: z.number().int(),
  isFinished: z.boolean(),
  discrepancies: z.array(
    z.object({
      subject: z.enum(subjects),
      subjectId: z.string(),
      orderId: z.string().nullable(),
      productId: z.string().nullable(),
      problem: z.string(),
    }),
  ),
});

const CheckView = z
  .object({
    id: z.string(),
    startedAt: z.string(),
    finishedAt: z.string().nullable(),
    isNightly: z.boolean(),
    rules: z.array(RuleView),
  })
  .meta({ id: 'BooksCheckView' });

const FailedJobView = z.object({
  id: z.string(),
  name: z.string(),
  error: z.string(),
  failedAt: z.string(),
});
export const FailedJobsResponse = pageResponseOf(FailedJobView).meta({ id: 'FailedJobsAnswer' });

export const ReconciliationResponse = responseOf(
  z.object({
    /** The newest that is finished. */
    last: CheckView.nullable(),
    running: CheckView.nullable(),
    failedJobs: z.array(FailedJobView),
  }),
).meta({ id: 'BooksAnswer' });
