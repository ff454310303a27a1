import { auditInMemory } from '../../../../test/support/memory/audit-in-memory';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { newId } from '../../../shared/ids';
import { admin, type StockWorld, stockSteps } from '../../application/stock-world.contract';
import type { ShelfPieces } from '../../pieces-on-shelf';
import { NothingCounted, NothingToCount, NoSuchLine, StockTakeIsClosed } from '../domain/stock-take.errors';
import { AbandonStockTake } from './abandon-stock-take';
import { BookLines, linesPerBatch } from './book-lines';
import { BookStockTake } from './book-stock-take';
import { CountLine } from './count-line';
import { OpenStockTake } from './open-stock-take';
import type { StockTakeLines, StockTakeRepository } from './ports';

export interface StockTakesWorld extends StockWorld {
  stockTakes: StockTakeRepository;
  lines: StockTakeLines;
  shelf: ShelfPieces;
}

const ada = new FixedActor({ ...admin, kind: 'admin', id: 'ada', name: 'Ada' });

/** The use cases of stock-takes, which count the products that a test has added. */
export function stockTakeUseCases(
  { stockTakes, lines, shelf, stock, unitOfWork }: StockTakesWorld,
  productIds: string[],
) {
  const clock = new FixedClock();
  const jobs = new InMemoryJobs(clock);
  const products = { after: async () => productIds };
  const changes = [ada, clock, auditInMemory(ada), unitOfWork] as const;
  return {
    jobs,
    open: new OpenStockTake(stockTakes, products, ...changes),
    count: new CountLine(stockTakes, lines, shelf, stock, ada, clock, unitOfWork),
    book: new BookStockTake(stockTakes, lines, jobs, ...changes),
    abandon: new AbandonStockTake(stockTakes, ...changes),
    step: new BookLines(stockTakes, lines, stock, jobs, unitOfWork),
  };
}

/** Tests the ports of stock-takes together with the stock that they correct. */
export function describeStockTakes(world: () => StockTakesWorld): void {
  const { inStock, stockOf, reserve, correct, causes } = stockSteps(world);

  /** @returns a stock-take of new variants with these pieces */
  async function opened(...pieces: number[]) {
    const all = [];
    for (const counted of pieces) all.push(await inStock(counted));
    const variantIds = all.map(({ variantId }) => variantId);
    const useCases = stockTakeUseCases(
      world(),
      all.map(({ productId }) => productId),
    );
    const open = () => useCases.open.execute({ kind: 'filter', query: '' });
    const start = (id: string) => useCases.book.execute({ stockTakeId: id, reason: 'Yearly count' });
    const countsOf = (id: string) => ({
      count: (place: number, counted: number | null) =>
        useCases.count.execute({ stockTakeId: id, variantId: variantIds[place]!, counted }),
      book: async () => {
        await start(id);
        while (useCases.jobs.waiting.size > 0) {
          useCases.jobs.waiting.clear();
          await step(id);
        }
      },
    });
    const step = (id: string) => useCases.step.execute({ stockTakeId: id });
    const stateOf = async (id: string) =>
      (await world().unitOfWork.run(() => world().stockTakes.findForChange(id)))?.state.state;
    const id = await open();
    const stocks = () => Promise.all(variantIds.map(stockOf));
    return { ...useCases, id, variantIds, start, step, stocks, stateOf, open, countsOf, ...countsOf(id) };
  }

  it('books the difference, also when pieces were sold between the count and the booking', async () => {
    const { count, book, variantIds, stocks, stateOf, id } = await opened(12, 5, 7);
    expect(await count(0, 10)).toEqual({ shelf: { free: 12, held: 0, toSend: 0 }, earlier: undefined });
    await count(1, 5);
    await reserve(newId(), [{ variantId: variantIds[0]!, quantity: 4 }]);
    await book();
    expect(await stocks()).toEqual([6, 5, 7]);
    expect((await causes(variantIds[0]!)).at(-1)).toEqual(['corrected', -2]);
    expect(await stateOf(id)).toBe('booked');
  });

  it('expects what orders hold, because it is on the shelf', async () => {
    const { count, book, variantIds, stocks } = await opened(12);
    await reserve(newId(), [{ variantId: variantIds[0]!, quantity: 4 }]);
    expect((await count(0, 12)).shelf).toEqual({ free: 8, held: 4, toSend: 0 });
    await book();
    expect(await stocks()).toEqual([8]);
  });

  it('books nothing twice when a step is repeated', async () => {
    const { count, book, step, id, stocks } = await opened(12);
    await count(0, 10);
    await book();
    await step(id);
    expect(await stocks()).toEqual([10]);
  });

  it('books a long list in steps', async () => {
    const { start, count, step, variantIds, stateOf, stocks, id } = await opened(
      ...Array.from({ length: linesPerBatch + 1 }, () => 3),
    );
    for (const place of variantIds.keys()) await count(place, 2);
    await start(id);
    await step(id);
    expect([await stateOf(id), (await stocks()).filter((stock) => stock === 2).length]).toEqual([
      'booking',
      linesPerBatch,
    ]);
    await step(id);
    expect(new Set(await stocks())).toEqual(new Set([2]));
    expect(await stateOf(id)).toBe('booked');
  });

  it('keeps the latest count of a line, and tells of the one before', async () => {
    const { count, book, stocks } = await opened(12);
    await count(0, 10);
    expect((await count(0, 11)).earlier).toMatchObject({ counted: 10, expected: 12, by: { name: 'Ada' } });
    await book();
    expect(await stocks()).toEqual([11]);
  });

  it('books no line whose count was taken back', async () => {
    const { count, book, stocks } = await opened(12, 12);
    await count(0, 10);
    await count(0, null);
    await count(1, 11);
    await book();
    expect(await stocks()).toEqual([12, 11]);
  });

  it('counts many lines at once, but none again that has its number, unless its stock was corrected since', async () => {
    const { count, id, variantIds, book, stocks } = await opened(12, 12, 12, 12);
    const countAll = (...counted: number[]) => {
      const counts = counted.map((number, place) => ({ counted: number, variantId: variantIds[place]! }));
      return world().unitOfWork.run(async () => {
        await world().stock.lock(variantIds);
        const expected = await world().shelf.ofAll(variantIds);
        const free = (variantId: string) => expected.get(variantId)!.free;
        return world().lines.countAll(
          id,
          counts.map((one) => ({ ...one, expected: free(one.variantId) })),
          { actor: 'admin:ada', name: 'Ada', at: new Date('2026-11-28T10:00:00Z') },
        );
      });
    };
    await count(0, 10);
    await count(1, 11);
    await count(2, 12);
    await reserve(newId(), [{ variantId: variantIds[0]!, quantity: 4 }]);
    await correct([{ variantId: variantIds[1]!, counted: 14, seen: 12 }]);
    await correct([{ variantId: variantIds[2]!, counted: 13, seen: 12 }]);
    expect(await countAll(10, 11, 12, 9)).toBe(2);
    await book();
    expect(await stocks()).toEqual([6, 11, 13, 9]);
  });

  it('books no line whose stock somebody corrected after it was counted', async () => {
    const { count, book, variantIds, stocks } = await opened(12, 12);
    await count(0, 10);
    await count(1, 11);
    await correct([{ variantId: variantIds[0]!, counted: 10, seen: 12 }]);
    await book();
    expect(await stocks()).toEqual([10, 11]);
  });

  it('books the same difference once when two lists have it', async () => {
    const { open, countsOf, stocks } = await opened(12);
    const [one, other] = [countsOf(await open()), countsOf(await open())];
    await one.count(0, 10);
    await other.count(0, 10);
    await one.book();
    await other.book();
    expect(await stocks()).toEqual([10]);
  });

  it('leaves a line as it is that would leave fewer than no pieces, and books the others', async () => {
    const { count, book, variantIds, stocks } = await opened(3, 3);
    await reserve(newId(), [{ variantId: variantIds[0]!, quantity: 2 }]);
    await count(0, 1);
    await count(1, 1);
    await book();
    expect(await stocks()).toEqual([1, 1]);
  });

  it('refuses to count or book what is closed, and what is not in it', async () => {
    const { id, abandon, count, countsOf, book, open } = await opened(3);
    const other = await opened(3);
    const otherLine = { stockTakeId: id, variantId: other.variantIds[0]!, counted: 1 };
    await expect(other.count(0, 1)).resolves.toBeDefined();
    await expect(book()).rejects.toThrow(NothingCounted);
    const useCases = stockTakeUseCases(world(), []);
    await expect(useCases.open.execute({ kind: 'filter', query: '' })).rejects.toThrow(NothingToCount);
    await expect(useCases.count.execute(otherLine)).rejects.toThrow(NoSuchLine);
    await abandon.execute({ stockTakeId: id });
    await expect(count(0, 1)).rejects.toThrow(StockTakeIsClosed);
    await expect(countsOf(await open()).count(0, 1)).resolves.toBeDefined();
  });
}
