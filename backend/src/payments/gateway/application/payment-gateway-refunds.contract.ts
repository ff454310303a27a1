import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { GatewayFailed, GatewayTimedOut, RefundRefused } from '../domain/gateway.errors';
import { aPayment, completedCapture, type GatewayUnderTest, stepsOf } from './payment-gateway-steps.contract';

/** How every payment gateway gives money back. */
export function describeRefunds(name: string, current: () => GatewayUnderTest): void {
  const { gateway, openApproved, captureApproved, moneyMovedBy } = stepsOf(current);

  describe(`${name}: refunding a payment`, () => {
    it('refunds the whole amount, once', async () => {
      const payment = aPayment();
      const { captureId } = completedCapture(await gateway().capture(await openApproved(payment), newId()));
      const key = newId();
      const refundIds: string[] = [];
      const moved = await moneyMovedBy(async () => {
        for (let times = 0; times < 2; times += 1)
          refundIds.push((await gateway().refund(captureId, key)).refundId);
      });
      expect(moved).toEqual({ taken: 0, givenBack: payment.amount.cents });
      expect(refundIds[1]).toBe(refundIds[0]);
    });

    it('refunds nothing more with another key, and fails for an unknown capture', async () => {
      const captureId = await captureApproved();
      await gateway().refund(captureId, newId());
      const moved = await moneyMovedBy(async () => {
        expect(await gateway().refund(captureId, newId())).toEqual({ refundId: captureId });
        await expect(gateway().refund('NO-SUCH-CAPTURE', newId())).rejects.toBeInstanceOf(GatewayFailed);
      });
      expect(moved.givenBack).toBe(0);
    });

    it('times out when the response is lost; a repeated call returns the outcome', async () => {
      const captureId = await captureApproved();
      const key = newId();
      await current().troubleNext('refund', captureId, 'drop-response');
      await expect(gateway().refund(captureId, key)).rejects.toBeInstanceOf(GatewayTimedOut);
      const moved = await moneyMovedBy(() => gateway().refund(captureId, key));
      expect(moved.givenBack).toBe(0);
    });
  });

  describe(`${name}: refunding a part of a payment`, () => {
    const captured = async () => {
      const gatewayOrderId = await openApproved();
      const { captureId } = completedCapture(await gateway().capture(gatewayOrderId, newId()));
      return { gatewayOrderId, captureId };
    };
    const partOf = (captureId: string, amount = '19.95') => ({
      captureId,
      amount: Money.ofDollars(amount),
      reference: newId(),
    });

    it('refunds the amount once, and finds the refund with its reference', async () => {
      const { gatewayOrderId, captureId } = await captured();
      const [part, key] = [partOf(captureId), newId()];
      expect(await gateway().findRefunds(gatewayOrderId)).toEqual({ isAll: false, refunds: [] });
      const moved = await moneyMovedBy(async () => {
        const first = await gateway().refundPart(part, key);
        expect(await gateway().refundPart(part, key)).toEqual(first);
        const found = { ...first, reference: part.reference, amount: part.amount };
        expect(await gateway().findRefunds(gatewayOrderId)).toEqual({ isAll: false, refunds: [found] });
      });
      expect(moved).toEqual({ taken: 0, givenBack: 1_995 });
    });

    it('leaves the rest, which a refund of the whole gives back', async () => {
      const { gatewayOrderId, captureId } = await captured();
      for (const amount of ['19.95', '0.01']) await gateway().refundPart(partOf(captureId, amount), newId());
      const refunded = Money.ofDollars('19.96');
      expect(await gateway().findOutcome(gatewayOrderId)).toEqual({
        kind: 'refunded-in-part',
        captureId,
        refunded,
      });
      const moved = await moneyMovedBy(() => gateway().refund(captureId, newId()));
      expect(moved.givenBack).toBe(aPayment().amount.minus(refunded).cents);
      const { isAll, refunds } = await gateway().findRefunds(gatewayOrderId);
      expect(isAll).toBe(true);
      expect(refunds.map(({ amount }) => amount.cents)).toEqual([1_995, 1, moved.givenBack]);
      expect(refunds.at(-1)!.reference).toBeNull();
    });

    it('is refused when less is left, or all went back', async () => {
      const { captureId } = await captured();
      const moved = await moneyMovedBy(() =>
        expect(gateway().refundPart(partOf(captureId, '84.84'), newId())).rejects.toBeInstanceOf(
          RefundRefused,
        ),
      );
      expect(moved.givenBack).toBe(0);
      await gateway().refund(captureId, newId());
      await expect(gateway().refundPart(partOf(captureId), newId())).rejects.toBeInstanceOf(RefundRefused);
    });

    it('times out when the response is lost; the refund is found, and not repeated', async () => {
      const { gatewayOrderId, captureId } = await captured();
      const [part, key] = [partOf(captureId), newId()];
      await current().troubleNext('refund', captureId, 'drop-response');
      await expect(gateway().refundPart(part, key)).rejects.toBeInstanceOf(GatewayTimedOut);
      const moved = await moneyMovedBy(async () => {
        const { refundId } = await gateway().refundPart(part, key);
        const { refunds } = await gateway().findRefunds(gatewayOrderId);
        expect(refunds).toMatchObject([{ refundId, reference: part.reference }]);
      });
      expect(moved.givenBack).toBe(0);
    });
  });
}
