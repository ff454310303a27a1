import { type FreshDatabase, freshDatabase } from '../../../../../test/support/postgres/fresh-database';
import {
  type RunningSimulator,
  simulatorCredentials,
  startPayPalSimulator,
} from '../../../../../test/support/paypal/paypal-simulator';
import { Money } from '../../../../shared/money';
import { newId } from '../../../../shared/ids';
import { GatewayFailed } from '../../domain/gateway.errors';
import { describePaymentGateway } from '../../application/payment-gateway.contract';
import { aPayment } from '../../application/payment-gateway-steps.contract';
import { PayPalGateway } from './paypal.gateway';

const nineHours = 9 * 60 * 60 * 1000;

let database: FreshDatabase;
let simulator: RunningSimulator;
let gateway: PayPalGateway;
let impatient: PayPalGateway;
let clockAhead = 0;

const gatewayWith = (settings: { clientSecret?: string; timeoutMs?: number } = {}) =>
  new PayPalGateway({
    ...simulatorCredentials,
    environment: 'sandbox',
    baseUrl: simulator.url,
    timeoutMs: 15_000,
    ...settings,
  });

beforeAll(async () => {
  database = await freshDatabase();
  simulator = await startPayPalSimulator(database.url, () => new Date(Date.now() + clockAhead));
  gateway = gatewayWith();
  impatient = gatewayWith({ timeoutMs: 1_000 });
  // With a token at hand it asks for nothing but what is about to hang.
  await impatient.isApproved('NO-SUCH-ORDER');
});

afterAll(async () => {
  await simulator.stop();
  await database.drop();
});

const decide = async (id: string, decision: 'approve' | 'review' | 'decline') => {
  await simulator.controls.decide(id, decision);
};

const operations = { open: 'create', 'look-up': 'show', capture: 'capture', refund: 'refund' };

describePaymentGateway('PayPalGateway', () => ({
  gateway,
  impatient,
  approve: (id) => decide(id, 'approve'),
  decline: (id) => decide(id, 'decline'),
  review: (id) => decide(id, 'review'),
  settle: (id, decision) => simulator.controls.settle(id, decision),
  troubleNext: (call, subject, trouble) =>
    simulator.controls.plantFault(`${operations[call]}:${subject}`, trouble),
  holdNextRefund: (captureId) => simulator.controls.plantFault(`refund:${captureId}`, 'refund-pending'),
  settleRefund: (id, as) => simulator.controls.settleRefund(id, as === 'given' ? 'completed' : 'failed'),
  refuseNextRefund: (captureId) => simulator.controls.plantFault(`refund:${captureId}`, 'insufficient-funds'),
  ledger: async () => {
    const { taken, refunded } = await simulator.controls.ledger();
    return { taken: Money.ofMajor(taken), givenBack: Money.ofMajor(refunded) };
  },
}));

describe('PayPalGateway: the access token', () => {
  it('is renewed when PayPal rejects it', async () => {
    const { gatewayOrderId } = await gateway.open(aPayment());
    await decide(gatewayOrderId, 'approve');
    clockAhead += nineHours + 1;
    expect(await gateway.capture(gatewayOrderId, newId())).toMatchObject({ kind: 'completed' });
  });

  it('is renewed for all concurrent calls when PayPal rejects it', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await gateway.open(aPayment())).gatewayOrderId),
    );
    await simulator.controls.plantFault(`show:${ids[0]}`, 'expired-token');
    expect(await Promise.all(ids.map((id) => gateway.isApproved(id)))).toEqual(ids.map(() => false));
  });

  it('fails without the secret in the error when PayPal refuses the credentials', async () => {
    const clientSecret = 'a-wrong-secret';
    const failure = await gatewayWith({ clientSecret })
      .open(aPayment())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayFailed);
    const told = JSON.stringify([failure, Object.getOwnPropertyDescriptors(failure)]);
    expect(told).not.toContain(clientSecret);
    expect(told).not.toContain(
      Buffer.from(`${simulatorCredentials.clientId}:${clientSecret}`).toString('base64'),
    );
  });
});
