import type { ReturnTracking } from '../domain/return-state';
import type { ChangeReturn } from './change-return';
import { assertOwner } from './return-owner';

interface PostReturnInput extends ReturnTracking {
  returnId: string;
  orderId: string;
}

/** The shopper has sent the parcel. */
export class PostReturn {
  constructor(private readonly changeReturn: ChangeReturn) {}

  /** @throws NoSuchReturn, ReturnNotInState */
  executeFor(shopperId: string, { returnId, orderId, ...tracking }: PostReturnInput): Promise<void> {
    return this.changeReturn.execute(returnId, undefined, (returned, { order }, now) => {
      assertOwner(order, { shopperId, orderId });
      returned.post(tracking, now);
    });
  }
}
