import type { IdentityFacade } from '../../../../identity/identity.facade';
import type { CurrentActor } from '../../../../shared/actor';
import type { Money } from '../../../../shared/money';
import { RefundAllowance } from '../../application/ports';

export class AllowanceOfStaff extends RefundAllowance {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async assertAllowed(amount: Money | 'any'): Promise<void> {
    const actor = this.actor.get();
    if (actor.kind === 'admin') await this.identity.assertMayRefund(actor.id, amount);
  }
}
