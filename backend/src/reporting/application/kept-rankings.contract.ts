import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { KeptRankings, Rankings } from './ports';

interface World {
  kept: KeptRankings;
  unitOfWork: UnitOfWork;
}

/** What every KeptRankings promises. */
export function describeKeptRankings(world: () => World): void {
  const of = (total: number): Rankings => ({
    byUnits: [{ productId: newId(), title: 'Socks', units: 2, cents: 3_000_000_000 }],
    byMoney: [],
    soldOut: { first: [{ variantId: newId(), units: 2 }], total },
    lowStock: { first: [], total: 0 },
  });
  const save = (from: string, to: string, rankings: Rankings) =>
    world().unitOfWork.run(async () => {
      await world().kept.lock();
      await world().kept.save({ from, to }, rankings);
    });
  const find = (from: string, to: string) => world().kept.find({ from, to });

  it('replaces the rankings of one range', async () => {
    const [first, second, other] = [of(1), of(2), of(3)];
    await save('2026-01-01', '2026-01-07', first);
    await save('2026-01-07', '2026-01-07', other);
    await save('2026-01-01', '2026-01-07', second);
    expect(await find('2026-01-01', '2026-01-07')).toEqual(second);
    expect(await find('2026-01-07', '2026-01-07')).toEqual(other);
    expect(await find('2026-01-01', '2026-01-06')).toBeUndefined();
  });

  it('deletes the ranges that end before a day', async () => {
    await save('2026-02-01', '2026-02-07', of(1));
    await save('2026-02-01', '2026-02-08', of(2));
    await world().unitOfWork.run(() => world().kept.forgetBefore('2026-02-08'));
    expect(await find('2026-02-01', '2026-02-07')).toBeUndefined();
    expect(await find('2026-02-01', '2026-02-08')).toMatchObject({ soldOut: { total: 2 } });
  });
}
