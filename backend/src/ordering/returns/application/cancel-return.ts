import { ReturnNotInState, WithdrawalStands } from '../domain/return.errors';
import type { ChangeReturn } from './change-return';
import type { ReturnDeadline } from './return-deadline';
import { assertOwner } from './return-owner';

interface CancelReturnInput {
  returnId: string;
  orderId: string;
}

/** The pieces do not come back after all. */
export class CancelReturn {
  constructor(
    private readonly changeReturn: ChangeReturn,
    private readonly deadline: ReturnDeadline,
  ) {}

  /** An admin cancels it. @throws NoSuchReturn, ReturnNotInState */
  execute({ returnId }: Pick<CancelReturnInput, 'returnId'>): Promise<void> {
    return this.changeReturn.execute(returnId, 'cancelled', async (returned, _, now) => {
      returned.cancel('shop', now);
      await this.deadline.drop(returnId);
    });
  }

  /** The shopper cancels it, as long as it has not arrived; a withdrawal stands. @throws NoSuchReturn, ReturnNotInState, WithdrawalStands */
  executeFor(shopperId: string, { returnId, orderId }: CancelReturnInput): Promise<void> {
    return this.changeReturn.execute(returnId, undefined, async (returned, { order }, now) => {
      assertOwner(order, { shopperId, orderId });
      const { state, kind } = returned.state;
      if (kind === 'withdrawal') throw new WithdrawalStands();
      if (state === 'arrived') throw new ReturnNotInState(state);
      returned.cancel('shopper', now);
      await this.deadline.drop(returnId);
    });
  }
}
