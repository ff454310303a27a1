import type { ChangeReturn } from './change-return';
import type { ReturnRepository } from './ports';

/** The provider has given money back: if it is that of a return, the shopper hears of it. */
export class RecordRefundOfReturn {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly changeReturn: ChangeReturn,
  ) {}

  async execute({ refundId }: { refundId: string }): Promise<void> {
    if (!(await this.returns.find(refundId))) return;
    await this.changeReturn.execute(refundId, undefined, (returned, _, now) => returned.recordRefund(now));
  }
}
