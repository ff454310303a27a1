import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { AsyncCurrentActor } from '../../../platform/actor/async-current-actor';
import { describeAuditTrail } from '../../application/audit-trail.contract';
import { InMemoryAuditTrail } from './in-memory-audit-trail';

describe('the audit trail in memory', () => {
  const actor = new AsyncCurrentActor();
  const trail = new InMemoryAuditTrail(actor);
  describeAuditTrail(() => ({
    trail,
    unitOfWork: new InMemoryUnitOfWork(trail),
    as: (someone, work) => actor.run(() => someone, work),
    entriesOf: async (subjectId) =>
      trail.entries
        .filter((entry) => entry.subjectId === subjectId)
        .map(({ before = null, after = null, ...entry }) => ({ ...entry, before, after })),
  }));
});
