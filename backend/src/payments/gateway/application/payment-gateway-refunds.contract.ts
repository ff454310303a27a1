import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { GatewayFailed, GatewayTimedOut } from '../domain/gateway.errors';
import { aPayment, completedCapture, type GatewayUnderTest, stepsOf } from './payment-gateway-steps.contract';

/** How every payment gateway gives money back. */
export function describeRefunds(name: string, current: () => GatewayUnderTest): void {
  const { gateway, openApproved, moneyMovedBy } = stepsOf(current);

  const captured = async () => {
    const gatewayOrderId = await openApproved();
    const { captureId } = completedCapture(await gateway().capture(gatewayOrderId, newId()));
    return { gatewayOrderId, captureId };
  };
  const partOf = (captureId: string, amount = '19.95') => ({
    captureId,
    amount: Money.ofMajor(amount),
    reference: newId(),
  });
  const given = { kind: 'given', word: 'COMPLETED' } as const;

  describe(`${name}: refunds`, () => {
    it('give the amount back once, and are found with their reference', async () => {
      const { gatewayOrderId, captureId } = await captured();
      const [part, key] = [partOf(captureId), newId()];
      expect(await gateway().findRefunds(gatewayOrderId)).toEqual({ isAll: false, refunds: [] });
      const moved = await moneyMovedBy(async () => {
        const first = await gateway().refund(part, key);
        expect(first).toMatchObject(given);
        expect(await gateway().refund(part, key)).toEqual(first);
        const found = { ...first, reference: part.reference, amount: part.amount };
        expect(await gateway().findRefunds(gatewayOrderId)).toEqual({ isAll: false, refunds: [found] });
      });
      expect(moved).toEqual({ taken: 0, givenBack: 1_995 });
    });

    it('in parts sum up to all', async () => {
      const { gatewayOrderId, captureId } = await captured();
      for (const amount of ['19.95', '0.01']) await gateway().refund(partOf(captureId, amount), newId());
      const refunded = Money.ofMajor('19.96');
      expect(await gateway().findOutcome(gatewayOrderId)).toEqual({
        kind: 'refunded-in-part',
        captureId,
        refunded,
      });
      const rest = aPayment().amount.minus(refunded).toString();
      const moved = await moneyMovedBy(() => gateway().refund(partOf(captureId, rest), newId()));
      expect(moved.givenBack).toBe(aPayment().amount.minus(refunded).cents);
      const { isAll, refunds } = await gateway().findRefunds(gatewayOrderId);
      expect(isAll).toBe(true);
      expect(refunds.map(({ amount }) => amount.cents)).toEqual([1_995, 1, moved.givenBack]);
    });

    it('of more than is left are refused, and move nothing', async () => {
      const { captureId } = await captured();
      const moved = await moneyMovedBy(async () => {
        expect(await gateway().refund(partOf(captureId, '84.84'), newId())).toEqual({
          kind: 'refused',
          refundId: null,
          word: 'REFUND_AMOUNT_EXCEEDED',
        });
      });
      expect(moved.givenBack).toBe(0);
    });

    it('of an unknown capture fail', async () => {
      const refund = gateway().refund(partOf('NO-SUCH-CAPTURE'), newId());
      await expect(refund).rejects.toBeInstanceOf(GatewayFailed);
    });

    it('time out when the response is lost; they are found, and not repeated', async () => {
      const { gatewayOrderId, captureId } = await captured();
      const [part, key] = [partOf(captureId), newId()];
      await current().troubleNext('refund', captureId, 'drop-response');
      await expect(gateway().refund(part, key)).rejects.toBeInstanceOf(GatewayTimedOut);
      const moved = await moneyMovedBy(async () => {
        const { refundId } = await gateway().refund(part, key);
        const { refunds } = await gateway().findRefunds(gatewayOrderId);
        expect(refunds).toMatchObject([{ refundId, reference: part.reference }]);
      });
      expect(moved.givenBack).toBe(0);
    });
  });

  describe(`${name}: refunds that do not go through at once`, () => {
    const statesOf = async (gatewayOrderId: string) =>
      (await gateway().findRefunds(gatewayOrderId)).refunds.map(({ kind, word }) => [kind, word]);

    it('are pending, and no money yet; what is left is less by them', async () => {
      const { gatewayOrderId, captureId } = await captured();
      await current().holdNextRefund(captureId);
      const whole = partOf(captureId, aPayment().amount.toString());
      const moved = await moneyMovedBy(async () => {
        expect(await gateway().refund(whole, newId())).toMatchObject({ kind: 'pending', word: 'PENDING' });
      });
      expect(moved.givenBack).toBe(0);
      expect(await gateway().findRefunds(gatewayOrderId)).toMatchObject({ isAll: false });
      expect(await gateway().refund(partOf(captureId), newId())).toMatchObject({ kind: 'refused' });
    });

    it('are given later', async () => {
      const { gatewayOrderId, captureId } = await captured();
      await current().holdNextRefund(captureId);
      const { refundId } = await gateway().refund(partOf(captureId), newId());
      const moved = await moneyMovedBy(() => current().settleRefund(refundId!, 'given'));
      expect(moved.givenBack).toBe(1_995);
      expect(await statesOf(gatewayOrderId)).toEqual([['given', 'COMPLETED']]);
    });

    it('fail later, and can be asked for again under another key', async () => {
      const { gatewayOrderId, captureId } = await captured();
      await current().holdNextRefund(captureId);
      const part = partOf(captureId);
      const { refundId } = await gateway().refund(part, newId());
      await current().settleRefund(refundId!, 'refused');
      expect(await statesOf(gatewayOrderId)).toEqual([['refused', 'FAILED']]);
      expect(await gateway().findOutcome(gatewayOrderId)).toMatchObject({ kind: 'completed' });
      const moved = await moneyMovedBy(() => gateway().refund(part, newId()));
      expect(moved.givenBack).toBe(1_995);
    });

    it('are refused with a word, and can be asked for again', async () => {
      const { captureId } = await captured();
      await current().refuseNextRefund(captureId);
      const part = partOf(captureId);
      expect(await gateway().refund(part, newId())).toEqual({
        kind: 'refused',
        refundId: null,
        word: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
      });
      expect(await gateway().refund(part, newId())).toMatchObject(given);
    });
  });
}
