import type { Stock } from '../../../inventory/stock';
import { PiecesNotRestockable } from '../../refunds/domain/refund.errors';
import { counted, type JudgedPiece } from '../domain/return';
import type { ReturnPiece } from '../domain/return-state';
import type { ChangeReturn } from './change-return';

interface JudgeReturnInput {
  returnId: string;
  pieces: JudgedPiece[];
}

/** An admin has looked at pieces that came back: only this puts any of them on sale again. */
export class JudgeReturn {
  constructor(
    private readonly changeReturn: ChangeReturn,
    private readonly stock: Stock,
  ) {}

  /** @throws NoSuchReturn, ReturnNotInState, NoSuchPiece, PieceJudgedOtherwise, PiecesNotRestockable */
  execute({ returnId, pieces }: JudgeReturnInput): Promise<void> {
    return this.changeReturn.execute(returnId, 'judged', async (returned, { order }, now) => {
      await this.restock(order.id, returned.judge(pieces, now));
    });
  }

  private async restock(orderId: string, judged: ReturnPiece[]): Promise<void> {
    const sellable = counted(judged.filter((piece) => piece.judged === 'sellable'));
    if (sellable.length === 0) return;
    const { restocked } = await this.stock.restock(orderId, sellable);
    if (!restocked) throw new PiecesNotRestockable();
  }
}
