import type { AuditedFields, AuditTrail } from '../../../audit/audit-trail';
import type { Replacements } from '../../exchanges/application/replacements';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { Return } from '../domain/return';
import { NoSuchReturn } from '../domain/return.errors';
import type { ReturnRepository } from './ports';

type Change<T> = (returned: Return, parcels: OrderParcels, now: Date) => T | Promise<T>;

/** Changes a return while its order is locked, and what replaces its pieces with it; with an audit entry where an admin does. */
export class ChangeReturn {
  constructor(
    private readonly changeParcels: ChangeParcels,
    private readonly returns: ReturnRepository,
    private readonly replacements: Replacements,
    private readonly audit: AuditTrail,
  ) {}

  /** @param action for the audit entry; undefined where no admin acts. @throws NoSuchReturn */
  async execute<T>(returnId: string, action: string | undefined, change: Change<T>): Promise<T> {
    const found = await this.returns.find(returnId);
    if (!found) throw new NoSuchReturn();
    return this.changeParcels.ofOrder(found.state.orderId, undefined, async (parcels, now) => {
      const returned = parcels.returns.find(({ id }) => id === returnId);
      if (!returned) throw new NoSuchReturn();
      const [before, awaitedExchange] = [auditedFields(returned), returned.awaitsExchange];
      const result = await change(returned, parcels, now);
      await this.returns.save(returned);
      if (awaitedExchange && !returned.awaitsExchange) await this.replacements.follow(returned);
      if (action !== undefined) await this.record(action, before, returned);
      return result;
    });
  }

  /** An admin declared it. */
  async recordDeclared(returned: Return): Promise<void> {
    await this.record('declared', undefined, returned);
  }

  private async record(action: string, before: AuditedFields | undefined, returned: Return): Promise<void> {
    const { id: subjectId, number: label } = returned;
    const after = auditedFields(returned);
    await this.audit.record({ subject: 'return', subjectId, label, action, before, after });
  }
}

function auditedFields({ state: { state, kind, amount, pieces } }: Return): AuditedFields {
  const judged = pieces.map((piece) => piece.judged).filter((one) => one !== null);
  return {
    ...{ state, kind, amount: amount.toString(), pieces: pieces.length },
    ...(judged.length > 0 ? { judged: judged.join(', ') } : {}),
  };
}
