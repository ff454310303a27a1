import { anOrder } from '../../../../test/support/memory/an-order';
import type { OrderLine } from './order-line';
import { worthOfNext } from './worth';

const [socks, cap] = anOrder().lines as [OrderLine, OrderLine];
const some = (quantity: number, { variantId } = socks) => ({ variantId, quantity });

describe('what pieces are worth', () => {
  it('is what was paid for them', () => {
    expect(worthOfNext([some(2), some(1, cap)], [], [socks, cap]).toString()).toBe('39.98');
  });

  it('follows from the pieces of the line that came back before', () => {
    expect(worthOfNext([some(1)], [some(1), some(1, cap), some(1)], [socks, cap]).toString()).toBe('9.99');
  });

  it('is nothing for what was not ordered', () => {
    expect(worthOfNext([some(2)], [], [cap]).isZero).toBe(true);
  });
});
