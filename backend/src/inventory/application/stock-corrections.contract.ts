import { newId } from '../../shared/ids';
import { maxStock } from '../../shared/stock-limits';
import { type StockWorld, stockSteps } from './stock-world.contract';

/** Tests Stock for an editor who enters counted quantities. */
export function describeStockCorrections(world: () => StockWorld): void {
  const { inStock, stockOf, reserve, correct, causes } = stockSteps(world);

  it.each([
    ['nothing of it was changed', 17, 17, 12],
    ['pieces came in', 20, 17, 15],
    ['pieces went missing', 14, 17, 9],
    ['the last ones went missing', 5, 17, 0],
    ['it was counted, whatever it was', 4, undefined, 4],
    ['it was sent back as it was before the sale', 17, undefined, 12],
    ['it was sent back as it is', 12, undefined, 12],
  ])(
    'is corrected by the difference from the stock that was seen before 5 of 17 were sold: %s',
    async (...given) => {
      const [, counted, seen, left] = given;
      const { variantId } = await inStock(17);
      await reserve(newId(), [{ variantId, quantity: 5 }]);
      expect(await correct([{ variantId, counted, seen }])).toEqual({
        corrected: true,
        changes: left === 12 ? [] : [{ variantId, before: 12, after: left }],
      });
      expect(await stockOf(variantId)).toBe(left);
      const corrected = (await causes(variantId)).filter(([cause]) => cause === 'corrected');
      expect(corrected).toEqual(left === 12 ? [] : [['corrected', left - 12]]);
    },
  );

  it('can be reset to the number before another edit', async () => {
    const { variantId } = await inStock(17);
    for (const counted of [20, 17]) await correct([{ variantId, counted }]);
    expect(await stockOf(variantId)).toBe(17);
  });

  it('knows each total of several variants since one of them was last counted', async () => {
    const [one, other] = [await inStock(3), await inStock(4)];
    const ids = [one.variantId, other.variantId];
    const orderId = newId();
    await reserve(orderId, [{ variantId: one.variantId, quantity: 1 }]);
    const had = (pieces: number) => world().stock.hasTotalled(ids, pieces);
    expect(await Promise.all([7, 6, 8].map(had))).toEqual([true, true, false]);
    await correct([{ variantId: other.variantId, counted: 5 }]);
    expect(await Promise.all([8, 7, 6].map(had))).toEqual([false, true, false]);
  });

  it.each([
    ['below nothing', 0, 13],
    ['below nothing, from a stock that never was', 0, 999_999_999_999_999],
    ['above what may be entered', maxStock, 11],
  ])('is not corrected to %s, nor are the other corrections of the call', async (_, counted, seen) => {
    const [{ variantId }, other] = [await inStock(12), await inStock(3)];
    const corrections = [
      { variantId, counted, seen },
      { variantId: other.variantId, counted: 4 },
    ];
    expect(await correct(corrections)).toEqual({ corrected: false, impossible: [variantId] });
    expect([await stockOf(variantId), await stockOf(other.variantId)]).toEqual([12, 3]);
    expect(await causes(other.variantId)).toEqual([['initial', 3]]);
  });
}
