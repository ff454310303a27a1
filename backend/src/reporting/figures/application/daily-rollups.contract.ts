import type { SoldVariant } from '../../../ordering/order-figures';
import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { noFigures } from '../domain/daily-figures';
import type { DailyRollups } from './ports';

interface World {
  rollups: DailyRollups;
  unitOfWork: UnitOfWork;
}

export function describeDailyRollups(world: () => World): void {
  const save = (day: string, ...[figures, sold]: [object, SoldVariant[]]) =>
    world().unitOfWork.run(async () => {
      await world().rollups.lock(day);
      await world().rollups.save(day, { ...noFigures, ...figures }, { sold, shoppers: [] });
    });
  const sold = (productId: string, units: number, cents: number, title = 'Socks') => ({
    variantId: newId(),
    productId,
    title,
    size: 'M',
    colour: null,
    units,
    cents,
  });

  it('replaces the rollup of a day', async () => {
    const [first, second] = [sold(newId(), 1, 100), sold(newId(), 2, 50)];
    await save('2026-01-01', { orders: 1, revenueCents: 100 }, [first]);
    await save('2026-01-01', { orders: 2, revenueCents: 3_000_000_000 }, [second]);
    const day = { from: '2026-01-01', to: '2026-01-01' };
    expect(await world().rollups.figuresIn(day)).toEqual([
      { day: '2026-01-01', ...noFigures, orders: 2, revenueCents: 3_000_000_000 },
    ]);
    expect(await world().rollups.unitsSold(day)).toEqual([{ variantId: second.variantId, units: 2 }]);
  });

  it('adds up the sales of a product in a range of days, under its latest title', async () => {
    const [socks, cap] = [newId(), newId()];
    await save('2026-02-01', {}, [sold(cap, 100, 100_000)]);
    await save('2026-02-02', {}, [sold(socks, 2, 500), sold(socks, 1, 250), sold(cap, 1, 2_000, 'Cap')]);
    await save('2026-02-03', {}, [sold(socks, 2, 500, 'Warm socks')]);
    const range = { from: '2026-02-02', to: '2026-02-03' };
    const bestSocks = { productId: socks, title: 'Warm socks', units: 5, cents: 1_250 };
    const bestCap = { productId: cap, title: 'Cap', units: 1, cents: 2_000 };
    expect(await world().rollups.bestSellers(range, 'units', 5)).toEqual([bestSocks, bestCap]);
    expect(await world().rollups.bestSellers(range, 'cents', 1)).toEqual([bestCap]);
  });

  it('lists the days that were never computed, latest first', async () => {
    await save('2026-03-02', {}, []);
    const range = { from: '2026-03-01', to: '2026-03-04' };
    expect(await world().rollups.missingIn(range, 9)).toEqual(['2026-03-04', '2026-03-03', '2026-03-01']);
    expect(await world().rollups.missingIn(range, 2)).toEqual(['2026-03-04', '2026-03-03']);
  });
}
