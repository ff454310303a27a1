import { newId } from '../../../shared/ids';
import type { CaptureOutcome } from '../domain/capture-outcome';
import { GatewayFailed, GatewayTimedOut } from '../domain/gateway.errors';
import { describeRefunds } from './payment-gateway-refunds.contract';
import { aPayment, completedCapture, type GatewayUnderTest, stepsOf } from './payment-gateway-steps.contract';

/** Every payment gateway passes these tests, whatever the provider. */
export function describePaymentGateway(name: string, current: () => GatewayUnderTest): void {
  const { gateway, impatient, open, openApproved, moneyMovedBy } = stepsOf(current);

  describe(`${name}: opening a payment`, () => {
    it('returns the page where the buyer approves', async () => {
      const { gatewayOrderId, approvalUrl } = await gateway().open(aPayment());
      expect(new URL(approvalUrl).searchParams.get('token')).toBe(gatewayOrderId);
    });

    it('opens a payment once when it is repeated', async () => {
      const payment = aPayment();
      const [first, second] = await Promise.all([open(payment), open(payment)]);
      expect(second).toBe(first);
      expect(await open(aPayment())).not.toBe(first);
    });

    it('fails when the provider fails, and works when repeated', async () => {
      const payment = aPayment();
      await current().troubleNext('open', payment.reference, 'server-error');
      await expect(open(payment)).rejects.toBeInstanceOf(GatewayFailed);
      expect(await open(payment)).not.toBe('');
    });

    it.each([
      ['hang', /^no response/],
      ['drop-response', /^connection broken/],
    ] as const)('times out on the fault "%s", with the reason for the log', async (trouble, reason) => {
      const payment = aPayment();
      await current().troubleNext('open', payment.reference, trouble);
      const failure = await impatient()
        .open(payment)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(GatewayTimedOut);
      expect((failure as GatewayTimedOut).reason).toMatch(reason);
    });
  });

  describe(`${name}: an approval`, () => {
    it('is true after the buyer has approved and after the capture', async () => {
      const id = await open();
      expect(await gateway().isApproved(id)).toBe(false);
      await current().approve(id);
      expect(await gateway().isApproved(id)).toBe(true);
      await gateway().capture(id, newId());
      expect(await gateway().isApproved(id)).toBe(true);
      expect(await gateway().isApproved('NO-SUCH-ORDER')).toBe(false);
    });

    it('is unknown when the provider fails or does not respond', async () => {
      const id = await openApproved();
      await current().troubleNext('look-up', id, 'server-error');
      await expect(gateway().isApproved(id)).rejects.toBeInstanceOf(GatewayFailed);
      await current().troubleNext('look-up', id, 'hang');
      await expect(impatient().isApproved(id)).rejects.toBeInstanceOf(GatewayTimedOut);
    });
  });

  describe(`${name}: capturing a payment`, () => {
    it('takes exactly its amount', async () => {
      const payment = aPayment();
      const id = await openApproved(payment);
      let outcome: CaptureOutcome | undefined;
      const moved = await moneyMovedBy(async () => (outcome = await gateway().capture(id, newId())));
      expect(moved).toEqual({ taken: payment.amount.cents, givenBack: 0 });
      const { captureId, payerId, amount, currency } = completedCapture(outcome);
      expect({ amount, currency }).toEqual({ amount: payment.amount, currency: 'USD' });
      expect([captureId, payerId]).not.toContain('');
    });

    it('takes nothing before the buyer approved', async () => {
      const id = await open();
      const moved = await moneyMovedBy(async () =>
        expect(await gateway().capture(id, newId())).toEqual({ kind: 'not-approved' }),
      );
      expect(moved.taken).toBe(0);
    });

    it('takes nothing when the instrument is declined, and then the money of another one', async () => {
      const id = await open();
      const key = newId();
      await current().decline(id);
      const declined = await moneyMovedBy(async () =>
        expect(await gateway().capture(id, key)).toEqual({ kind: 'declined' }),
      );
      expect(declined.taken).toBe(0);
      await current().approve(id);
      expect(await gateway().capture(id, key)).toMatchObject({ kind: 'completed' });
    });

    it('takes the money once in twenty concurrent captures', async () => {
      const payment = aPayment();
      const id = await openApproved(payment);
      const keys = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'the-same-key' : newId()));
      const outcomes: CaptureOutcome[] = [];
      const moved = await moneyMovedBy(async () =>
        outcomes.push(
          ...(await Promise.all(keys.map((key) => gateway().capture(id, `${key}-${payment.paymentId}`)))),
        ),
      );
      expect(moved.taken).toBe(payment.amount.cents);
      expect(new Set(outcomes.map((outcome) => completedCapture(outcome).captureId)).size).toBe(1);
    });

    it('is unknown when the payment was never opened', async () => {
      expect(await gateway().capture('NO/SUCH ORDER?', newId())).toEqual({ kind: 'unknown' });
      expect(await gateway().findOutcome('NO/SUCH ORDER?')).toEqual({ kind: 'unknown' });
    });

    it('times out when the response is lost after the money was taken; a repeated call returns the outcome', async () => {
      const payment = aPayment();
      const id = await openApproved(payment);
      const key = newId();
      const moved = await moneyMovedBy(async () => {
        await current().troubleNext('capture', id, 'drop-response');
        await expect(gateway().capture(id, key)).rejects.toBeInstanceOf(GatewayTimedOut);
        expect(await gateway().capture(id, key)).toMatchObject({ kind: 'completed', amount: payment.amount });
      });
      expect(moved.taken).toBe(payment.amount.cents);
    });

    it.each([
      ['hang', GatewayTimedOut],
      ['server-error', GatewayFailed],
    ] as const)(
      'takes nothing on the fault "%s"; a repeated call takes the money',
      async (trouble, expected) => {
        const id = await openApproved();
        const key = newId();
        await current().troubleNext('capture', id, trouble);
        const moved = await moneyMovedBy(() =>
          expect(impatient().capture(id, key)).rejects.toBeInstanceOf(expected),
        );
        expect(moved.taken).toBe(0);
        expect(await gateway().capture(id, key)).toMatchObject({ kind: 'completed' });
      },
    );
  });

  describe(`${name}: a payment in review`, () => {
    const inReview = async (payment = aPayment()) => {
      const id = await open(payment);
      await current().review(id);
      expect(await gateway().capture(id, newId())).toMatchObject({ kind: 'in-review' });
      expect(await gateway().findOutcome(id)).toMatchObject({ kind: 'in-review' });
      return id;
    };

    it('takes money only when the provider completes it', async () => {
      const payment = aPayment();
      const id = await open(payment);
      expect(await gateway().findOutcome(id)).toEqual({ kind: 'not-approved' });
      await current().review(id);
      const moved = await moneyMovedBy(() => gateway().capture(id, newId()));
      expect(moved.taken).toBe(0);
      const settled = await moneyMovedBy(() => current().settle(id, 'completed'));
      expect(settled.taken).toBe(payment.amount.cents);
      expect(await gateway().findOutcome(id)).toMatchObject({ kind: 'completed', amount: payment.amount });
      expect(await gateway().capture(id, newId())).toMatchObject({ kind: 'completed' });
    });

    it('takes no money when the provider denies it, for good', async () => {
      const moved = await moneyMovedBy(async () => {
        const id = await inReview();
        await current().settle(id, 'denied');
        expect(await gateway().findOutcome(id)).toEqual({ kind: 'denied' });
        expect(await gateway().capture(id, newId())).toEqual({ kind: 'denied' });
      });
      expect(moved.taken).toBe(0);
    });

    it('is unknown when the provider fails or does not respond', async () => {
      const id = await inReview();
      await current().troubleNext('look-up', id, 'server-error');
      await expect(gateway().findOutcome(id)).rejects.toBeInstanceOf(GatewayFailed);
      await current().troubleNext('look-up', id, 'hang');
      await expect(impatient().findOutcome(id)).rejects.toBeInstanceOf(GatewayTimedOut);
    });
  });

  describeRefunds(name, current);
}
