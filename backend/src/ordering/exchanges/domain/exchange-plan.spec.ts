import { aDiscount, anOrder } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { OutOfStock } from '../../orders/domain/order.errors';
import { PieceNotExchangeable } from './exchange.errors';
import { type Offered, planExchange } from './exchange-plan';

/** Three pairs of socks for 9.99 each; a discount of 5.00 is also for the cap beside them. */
function socks(isDiscounted = false) {
  const order = anOrder(isDiscounted ? { components: [aDiscount] } : {});
  const { variantId, productId } = order.lines[0]!;
  const offered = (price: string, stock = 5): Offered => ({
    ...{
      productId,
      variantId: newId(),
      title: 'Socks',
      size: 'L',
      colour: 'Navy',
      image: '',
      underReview: 0,
    },
    ...{
      price: Money.ofMajor(50),
      salePrice: Money.ofMajor(price),
      sellingPrice: Money.ofMajor(price),
      stock,
    },
  });
  const pieces = (...wanted: (Offered | null)[]) =>
    wanted.map((offer) => ({ variantId, reason: null, wantedVariantId: offer?.variantId ?? null }));
  return { order, offered, pieces };
}

const written = ({ pieces, goods }: ReturnType<typeof planExchange>) => [
  pieces.map(({ difference }) => difference.toString()),
  goods.map(({ unitPrice, quantity }) => `${quantity} at ${unitPrice.toString()}`),
];

describe('what replaces pieces', () => {
  it('costs what was paid for them, or less: then the difference goes back', () => {
    const { order, offered, pieces } = socks();
    const [same, dearer, cheaper] = [offered('9.99'), offered('12.00'), offered('7.00')];
    const plan = planExchange(order, pieces(same, same, dearer, cheaper, null), [same, dearer, cheaper]);
    expect(written(plan)).toEqual([
      ['0.00', '0.00', '0.00', '2.99', '0.00'],
      ['2 at 9.99', '1 at 9.99', '1 at 7.00'],
    ]);
  });

  it('costs a piece of what was paid after discounts, rounded down', () => {
    const { order, offered, pieces } = socks(true);
    const wanted = offered('9.99');
    expect(written(planExchange(order, pieces(wanted), [wanted]))).toEqual([['0.00'], ['1 at 8.99']]);
  });

  it('is in stock, and another variant of the same product', () => {
    const { order, offered, pieces } = socks();
    const last = offered('9.99', 1);
    const plan = (...wanted: Offered[]) => planExchange(order, pieces(...wanted), wanted);
    expect(plan(last).goods).toHaveLength(1);
    expect(() => plan(last, last)).toThrow(OutOfStock);
    expect(() => plan(offered('9.99', 0))).toThrow('Socks (L · Navy) is sold out.');
    expect(() => plan({ ...last, productId: newId() })).toThrow(PieceNotExchangeable);
    expect(() => plan({ ...last, variantId: order.lines[0]!.variantId })).toThrow(PieceNotExchangeable);
    expect(() => planExchange(order, pieces(last), [])).toThrow(PieceNotExchangeable);
  });
});
