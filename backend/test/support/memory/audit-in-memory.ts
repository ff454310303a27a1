import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { FixedActor } from './fixed-actor';

/** For tests that are about something else. */
export const audit = new InMemoryAuditTrail(new FixedActor());
