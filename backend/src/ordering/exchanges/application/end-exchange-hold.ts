import type { ChangeReturn } from '../../returns/application/change-return';
import type { ReturnDeadline } from '../../returns/application/return-deadline';
import { moneyFor } from '../../returns/domain/return-plan';
import type { OwedForPieces } from './owed-for-pieces';

/** Nothing arrived as long as pieces were held for an exchange: they are on sale again, and money goes back for what still arrives. */
export class EndExchangeHold {
  constructor(
    private readonly changeReturn: ChangeReturn,
    private readonly owed: OwedForPieces,
    private readonly deadline: ReturnDeadline,
  ) {}

  execute({ returnId }: { returnId: string }): Promise<void> {
    return this.changeReturn.execute(returnId, undefined, async (returned, parcels, now) => {
      if (!returned.isAwaited || !returned.awaitsExchange) return;
      if (!this.deadline.isHoldOver(returned, now)) return this.deadline.set(returned);
      const owed = await this.owed.execute(parcels, returned.state.pieces, () => false);
      const { amount } = moneyFor(owed.parcels, owed.pieces, { ...returned.state, ...owed });
      returned.endExchange(amount, now);
    });
  }
}
