import { GatewayFailed } from '../../domain/gateway.errors';
import { InMemoryPaymentGateway } from '../memory/in-memory-payment.gateway';
import { CallRate } from './call-rate';
import { RateLimitedPaymentGateway } from './rate-limited-payment.gateway';

class RecordingGateway extends InMemoryPaymentGateway {
  readonly asked: string[] = [];

  override async isApproved(id: string): Promise<boolean> {
    this.asked.push(id);
    return false;
  }
}

describe('calls to the provider', () => {
  let provider: RecordingGateway;
  let forPeople: RateLimitedPaymentGateway;
  let inBackground: RateLimitedPaymentGateway;

  beforeEach(() => {
    jest.useFakeTimers();
    provider = new RecordingGateway();
    const rate = new CallRate(20, 50);
    forPeople = new RateLimitedPaymentGateway(provider, rate, 1);
    inBackground = new RateLimitedPaymentGateway(provider, rate, 0);
  });
  afterEach(() => jest.useRealTimers());

  const inTurn = (gateway: RateLimitedPaymentGateway, ...ids: string[]) =>
    Promise.all(ids.map((id) => gateway.isApproved(id)));

  it('are limited to the configured number per second', async () => {
    const ids = Array.from({ length: 40 }, (_, number) => `order-${number}`);
    const all = inTurn(forPeople, ...ids);
    await jest.advanceTimersByTimeAsync(950);
    expect(provider.asked).toHaveLength(20);
    await jest.advanceTimersByTimeAsync(1_050);
    await all;
    expect(provider.asked).toHaveLength(40);
  });

  it('of shoppers go before background calls', async () => {
    const background = inTurn(inBackground, ...Array.from({ length: 10 }, () => 'background'));
    const people = inTurn(forPeople, 'person', 'person');
    await jest.advanceTimersByTimeAsync(150);
    await people;
    expect(provider.asked).toEqual(['background', 'background', 'person', 'person']);
    await jest.advanceTimersByTimeAsync(1_000);
    await background;
  });

  it('are refused when the queue is longer than they could wait', async () => {
    const waiting = inTurn(forPeople, ...Array.from({ length: 52 }, () => 'person'));
    await expect(forPeople.isApproved('one too many')).rejects.toBeInstanceOf(GatewayFailed);
    await jest.advanceTimersByTimeAsync(3_000);
    await waiting;
  });
});
