import { OrderReturns } from '../domain/order-returns';
import type { ChangeReturn } from './change-return';
import type { ReturnDeadline } from './return-deadline';

/** The parcel is here. */
export class ArriveReturn {
  constructor(
    private readonly changeReturn: ChangeReturn,
    private readonly deadline: ReturnDeadline,
  ) {}

  /** After its deadline, too, as long as its pieces were not declared again. @throws NoSuchReturn, ReturnNotInState, PiecesComeBack */
  execute({ returnId }: { returnId: string }): Promise<void> {
    return this.changeReturn.execute(returnId, 'arrived', async (returned, parcels, now) => {
      returned.arrive(now);
      new OrderReturns(parcels).assertSent();
      await this.deadline.drop(returnId);
    });
  }
}
