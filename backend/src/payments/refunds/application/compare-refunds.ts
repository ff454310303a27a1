import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { BackgroundPaymentGateway } from '../../gateway/application/ports';
import { recordFound } from '../domain/found-refunds';
import type { RefundsOfPayments } from './refunds-of-payments';

/** Finds out what the provider gave back without the shop, by hand or by a reversal, and what became of the shop's refunds. */
export class CompareRefunds {
  constructor(
    private readonly refunds: RefundsOfPayments,
    private readonly gateway: BackgroundPaymentGateway,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated */
  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const { payment } = (await this.refunds.ofPayment(paymentId)) ?? {};
    if (!payment?.holdsMoney || payment.state.gatewayOrderId === null) return;
    const found = await this.gateway.findRefunds(payment.state.gatewayOrderId);
    await this.unitOfWork.run(async () => {
      const refunds = await this.refunds.lock(paymentId);
      if (!refunds?.payment.holdsMoney) return;
      recordFound(refunds, found, this.clock.now());
      await this.refunds.save(refunds);
    });
  }
}
