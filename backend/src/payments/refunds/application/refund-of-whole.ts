import type { AskRefund } from './ask-refund';

/** A server of 1.0.0 wants a payment back: that refund has its payment's id. */
export class RefundOfWhole {
  constructor(private readonly askRefund: AskRefund) {}

  /** @throws GatewayFailed, GatewayTimedOut */
  execute({ paymentId }: { paymentId: string }): Promise<void> {
    return this.askRefund.execute({ refundId: paymentId });
  }
}
