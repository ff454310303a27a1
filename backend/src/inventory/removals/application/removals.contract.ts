import { type StockWorld, stockSteps } from '../../application/stock-world.contract';
import { newId } from '../../../shared/ids';
import type { Removal } from '../domain/removal';
import type { RemovalOutcome, Removals } from './ports';

class NotRemoved extends Error {
  constructor(readonly outcome: RemovalOutcome) {
    super('Not all of the pieces are on the shelf.');
  }
}

/** Tests Removals together with the stock that they take. */
export function describeRemovals(world: () => StockWorld & { removals: Removals }): void {
  const { inStock, stockOf, reserve, causes } = stockSteps(world);

  const writtenOff = (pieces: Removal['pieces'], id = newId()): Removal => ({
    id,
    cause: 'written-off',
    note: 'Moths',
    pieces,
  });

  /** Takes back what a removal did that lacks pieces, as its use case does. */
  async function remove(removal: Removal): Promise<RemovalOutcome> {
    const adding = world().unitOfWork.run(async () => {
      const outcome = await world().removals.add(removal);
      if (!outcome.removed && 'short' in outcome) throw new NotRemoved(outcome);
      return outcome;
    });
    return adding.catch((error: unknown) => {
      if (error instanceof NotRemoved) return error.outcome;
      throw error;
    });
  }

  it.each(['written-off', 'sold-elsewhere'] as const)(
    'takes pieces of each variant off the shelf, and moves them by its cause: %s',
    async (cause) => {
      const [one, other] = [await inStock(5), await inStock(2)];
      const pieces = [
        { variantId: one.variantId, quantity: 3 },
        { variantId: other.variantId, quantity: 2 },
      ];
      expect(await remove({ ...writtenOff(pieces), cause })).toEqual({ removed: true });
      expect([await stockOf(one.variantId), await stockOf(other.variantId)]).toEqual([2, 0]);
      expect((await causes(one.variantId)).at(-1)).toEqual([cause, -3]);
      expect((await causes(other.variantId)).at(-1)).toEqual([cause, -2]);
    },
  );

  it('takes no piece when one is missing, says how many there are, and can be repeated once they are there', async () => {
    const [one, other] = [await inStock(5), await inStock(2)];
    const removal = writtenOff([
      { variantId: one.variantId, quantity: 1 },
      { variantId: other.variantId, quantity: 3 },
    ]);
    const short = [{ variantId: other.variantId, left: 2 }];
    expect(await remove(removal)).toEqual({ removed: false, short });
    expect([await stockOf(one.variantId), await stockOf(other.variantId)]).toEqual([5, 2]);
    await world().unitOfWork.run(() =>
      world().stock.correct([{ variantId: other.variantId, counted: 3, seen: 2 }]),
    );
    expect(await remove(removal)).toEqual({ removed: true });
    expect([await stockOf(one.variantId), await stockOf(other.variantId)]).toEqual([4, 0]);
  });

  it('does not take reserved pieces', async () => {
    const { variantId } = await inStock(2);
    await reserve(newId(), [{ variantId, quantity: 1 }]);
    const short = [{ variantId, left: 1 }];
    expect(await remove(writtenOff([{ variantId, quantity: 2 }]))).toEqual({ removed: false, short });
  });

  it('takes pieces once: repeated, even with others, it returns the removal that there is', async () => {
    const { variantId } = await inStock(5);
    const removal = writtenOff([{ variantId, quantity: 2 }]);
    await remove(removal);
    const again = { ...removal, note: null, pieces: [{ variantId, quantity: 3 }] };
    for (const repeated of [removal, again])
      expect(await remove(repeated)).toEqual({ removed: false, known: removal });
    expect(await stockOf(variantId)).toBe(3);
  });
}
