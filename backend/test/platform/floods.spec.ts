import { connect } from 'node:net';
import { password, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('a flood of requests from strangers', () => {
  const shop = testShop();

  it('on one connection closes it after the first few', async () => {
    const { hostname, port, host } = new URL(shop().url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('error', () => undefined).on('data', (chunk) => (received += String(chunk)));
    socket.write(`GET /api/health/ready HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2_000));
    const responses = () => received.split('HTTP/1.1 200').length - 1;
    await until(async () => socket.closed || responses() === 2_000);
    expect(responses()).toBeLessThan(100);
    socket.destroy();
    expect((await shop().visitor().get('/api/shop/products/get')).status).toBe(200);
  });

  it('of registrations is refused in part, and does not hold up a login', async () => {
    const sam = await shopper(shop());
    const { email } = (await sam.client.get('/api/auth/check-auth')).body.user;
    let open = 150;
    const registrations = Array.from({ length: open }, async (_, number) => {
      const stranger = { userName: 'Stranger', email: `stranger-${number}@shop.test`, password };
      const { status } = await shop().visitor().post('/api/auth/register', stranger);
      open -= 1;
      return status;
    });
    const login = await shop().visitor().post('/api/auth/login', { email, password });
    expect([login.status, open > 0]).toEqual([200, true]);
    const statuses = await Promise.all(registrations);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  });
});
