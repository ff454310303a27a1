import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { firstOf } from './first-variants';
import type { RankingsStore, Rankings } from './ports';

interface World {
  store: RankingsStore;
  unitOfWork: UnitOfWork;
}

export function describeRankingsStore(world: () => World): void {
  const of = (total: number): Rankings => ({
    byUnits: [{ productId: newId(), title: 'Socks', units: 2, cents: 3_000_000_000 }],
    byMoney: [],
    soldOut: Array.from({ length: total }, () => ({ variantId: newId(), units: 2 })),
    lowStock: [],
  });
  const save = (from: string, to: string, rankings: Rankings) =>
    world().unitOfWork.run(async () => {
      await world().store.lock();
      await world().store.save({ from, to }, rankings);
    });
  const first = (rankings: Rankings) => ({
    ...rankings,
    soldOut: firstOf(rankings.soldOut),
    lowStock: firstOf(rankings.lowStock),
  });
  const find = (from: string, to: string) => world().store.find({ from, to });

  it('replaces the rankings of one range', async () => {
    const [second, other] = [of(30), of(3)];
    await save('2026-01-01', '2026-01-07', of(1));
    await save('2026-01-07', '2026-01-07', other);
    await save('2026-01-01', '2026-01-07', second);
    expect(await find('2026-01-01', '2026-01-07')).toEqual(first(second));
    expect(await find('2026-01-07', '2026-01-07')).toEqual(first(other));
    expect(await find('2026-01-01', '2026-01-06')).toBeUndefined();
  });

  it('keeps every variant of a ranking', async () => {
    const rankings = of(30);
    await save('2026-03-01', '2026-03-07', rankings);
    const variants = (to: string) => world().store.variants({ from: '2026-03-01', to }, 'soldOut');
    expect(await variants('2026-03-07')).toEqual(rankings.soldOut);
    expect(await variants('2026-03-08')).toBeUndefined();
  });

  it('deletes the ranges that end before a day', async () => {
    await save('2026-02-01', '2026-02-07', of(1));
    await save('2026-02-01', '2026-02-08', of(2));
    await world().unitOfWork.run(() => world().store.forgetBefore('2026-02-08'));
    expect(await find('2026-02-01', '2026-02-07')).toBeUndefined();
    expect(await find('2026-02-01', '2026-02-08')).toMatchObject({ soldOut: { total: 2 } });
  });
}
