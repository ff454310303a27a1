import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { FixedActor } from './fixed-actor';

export const auditInMemory = (actor = new FixedActor()): InMemoryAuditTrail => new InMemoryAuditTrail(actor);

/** For tests that are about something else. */
export const audit = auditInMemory();
