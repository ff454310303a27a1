import type { AuditTrail } from '../../../audit/audit-trail';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { newId } from '../../../shared/ids';
import { job, type Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { MatchingProducts } from '../../shown-products';
import { MatchesChanged } from '../domain/matching.errors';
import type { Publication } from '../domain/publication';
import { allMatching } from './count-matching';
import type { StateChanges } from './state-changes';

/** @property actor who asked for it: the changes are theirs */
export const changeStates = job<{ changeId: string; actor: string }>(
  'catalogue:change-states',
  ({ changeId }) => changeId,
  { priority: 1 },
);

interface ChangeMatchingInput {
  query: string;
  /** This number of products matched when the admin looked. */
  expected: number;
  publication: Publication;
}

/** Has the state of all products changed that match a query now, by a job. */
export class ChangeMatching {
  constructor(
    private readonly matching: MatchingProducts,
    private readonly changes: StateChanges,
    private readonly jobs: Jobs,
    private readonly actor: CurrentActor,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws MalformedListQuery, TooManyMatching, MatchesChanged */
  execute({ query, expected, publication }: ChangeMatchingInput): Promise<{ id: string; total: number }> {
    return this.unitOfWork.run(async () => {
      const productIds = await allMatching(this.matching, query);
      const total = productIds.length;
      if (isNotablyOther(expected, total)) throw new MatchesChanged(expected, total);
      const id = newId();
      await this.changes.add({ id, publication, productIds, done: 0 });
      await this.jobs.schedule(changeStates, { changeId: id, actor: nameOfActor(this.actor.get()) }, 0);
      const { state, publishAt } = publication;
      await this.audit.record({
        subject: 'setting',
        subjectId: `products-state:${id}`,
        label: `${total} products`,
        action: 'state of all changed',
        after: { query, products: total, state, publishAt: publishAt?.toISOString() ?? null },
      });
      return { id, total };
    });
  }
}

/** One in a hundred may come or go meanwhile; the products that match now are changed. */
const isNotablyOther = (expected: number, found: number): boolean =>
  Math.abs(found - expected) * 100 > expected;
