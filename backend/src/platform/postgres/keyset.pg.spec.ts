import sql from 'sql-template-tag';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { newId } from '../../shared/ids';
import type { PageMeta } from '../../shared/page';
import { containsWords } from './contains-words';
import { MalformedCursor } from './cursor';
import { type KeysetList, maxCounted, readBatches, readPage, type Sort, sortKey } from './keyset';

const keys = [sortKey.integer(sql`t.score`), sortKey.time(sql`t.made_at`), sortKey.id(sql`t.id`)];
const best: Sort = { name: 'best', keys, descending: true };
const worst: Sort = { name: 'worst', keys, descending: false };

describe('a keyset list', () => {
  const onDatabase = testDatabase();
  const database = () => onDatabase().database;
  const list = (more: Partial<KeysetList> = {}): KeysetList => ({
    select: sql`t.name`,
    from: sql`things t`,
    where: [],
    sort: best,
    ...more,
  });
  const page = async (limit: number, cursor?: string | null, given = list()) => {
    const { rows, meta } = await readPage<{ name: string }>(database(), given, {
      limit,
      cursor: cursor ?? undefined,
    });
    return { names: rows.map(({ name }) => name), meta };
  };
  const add = (name: string, score: number) =>
    database().query(
      sql`INSERT INTO things VALUES (gen_random_uuid(), ${name}, ${score}, '2026-01-01T00:00:00.123456Z')`,
    );

  beforeAll(async () => {
    await database().query(
      `CREATE TABLE things (id uuid PRIMARY KEY, name text, score integer, made_at timestamptz)`,
    );
  });
  beforeEach(async () => {
    await database().query(`DELETE FROM things`);
    // Equal scores, so that later keys decide, too.
    for (let place = 0; place < 7; place += 1) await add(`thing ${place}`, Math.floor(place / 3));
  });

  const all = async (sort: Sort) => (await page(100, null, list({ sort }))).names;

  it.each([best, worst])('pages through all rows once, forwards and back ($name)', async (sort) => {
    const given = list({ sort });
    const forwards: { names: string[]; meta: PageMeta }[] = [];
    let cursor: string | null = null;
    do {
      const next = await page(3, cursor, given);
      forwards.push(next);
      cursor = next.meta.nextCursor;
    } while (cursor);
    expect(forwards.flatMap(({ names }) => names)).toEqual(await all(sort));
    expect(forwards.map(({ meta }) => meta.offset)).toEqual([0, 3, 6]);
    expect(forwards[0]!.meta.previousCursor).toBeNull();

    const second = await page(3, forwards[2]!.meta.previousCursor, given);
    expect(second).toMatchObject({ names: forwards[1]!.names, meta: { offset: 3 } });
    const first = await page(3, second.meta.previousCursor, given);
    expect(first).toMatchObject({ names: forwards[0]!.names, meta: { offset: 0, previousCursor: null } });
    expect((await page(3, first.meta.nextCursor, given)).names).toEqual(forwards[1]!.names);
  });

  it('shows a full first page on the way back, even after rows were deleted', async () => {
    const second = await page(3, (await page(3)).meta.nextCursor);
    const [gone] = (await page(1)).names;
    await database().query(sql`DELETE FROM things WHERE name = ${gone}`);
    const back = await page(3, second.meta.previousCursor);
    expect(back).toMatchObject({ meta: { offset: 0, previousCursor: null } });
    expect(back.names).toEqual((await all(best)).slice(0, 3));
  });

  it('pages back from a page whose rows were deleted', async () => {
    const { nextCursor } = (await page(6)).meta;
    const [last] = (await all(best)).slice(-1);
    await database().query(sql`DELETE FROM things WHERE name = ${last}`);
    const empty = await page(6, nextCursor);
    expect(empty).toMatchObject({ names: [], meta: { nextCursor: null } });
    expect((await page(6, empty.meta.previousCursor)).names).toHaveLength(6);
  });

  it('counts the rows that match the conditions, up to a thousand', async () => {
    expect((await page(1)).meta).toMatchObject({ total: 7, totalIsExact: true });
    const middle = list({ where: [sql`t.score = 1`] });
    expect(await page(2, null, middle)).toMatchObject({ meta: { total: 3, totalIsExact: true } });
    await database().query(`
      INSERT INTO things SELECT gen_random_uuid(), 'more', 9, now() FROM generate_series(1, 1000)`);
    expect((await page(1)).meta).toMatchObject({ total: maxCounted, totalIsExact: false });
  });

  it.each([best, worst])('merges the rows of several conditions in one order ($name)', async (sort) => {
    const other = newId();
    await database().query(sql`INSERT INTO things VALUES (${other}, 'other', 9, '2026-01-01')`);
    const either = list({
      sort,
      where: [sql`t.id <> ${other}`],
      oneOf: [sql`t.score = 0`, sql`t.score > 1`],
    });
    const whole = list({ sort, where: [...either.where, sql`t.score IN (0, 2)`] });
    const { names } = await page(100, null, whole);
    expect(names).toHaveLength(4);
    const first = await page(3, null, either);
    const second = await page(3, first.meta.nextCursor, either);
    expect([...first.names, ...second.names]).toEqual(names);
    expect(second.meta).toMatchObject({ offset: 3, total: 4, totalIsExact: true, nextCursor: null });
    expect((await page(3, second.meta.previousCursor, either)).names).toEqual(first.names);
    const one = list({ sort, oneOf: [sql`t.score = 1`] });
    expect(await page(100, null, one)).toEqual(await page(100, null, list({ sort, where: one.oneOf! })));
  });

  it('refuses a cursor of another sort, and an invented one', async () => {
    const { nextCursor } = (await page(3)).meta;
    const bad = [nextCursor, '', 'x', Buffer.from('["worst","after",0,[]]').toString('base64url')];
    for (const cursor of bad) {
      const page = readPage(database(), list({ sort: worst }), { limit: 3, cursor: cursor! });
      await expect(page).rejects.toThrow(MalformedCursor);
    }
  });

  it('reads all rows in batches', async () => {
    const batches: string[][] = [];
    for await (const rows of readBatches<{ name: string }>(database(), list(), 3))
      batches.push(rows.map(({ name }) => name));
    expect(batches.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(batches.flat()).toEqual(await all(best));
  });

  it('finds rows that contain every word, with any characters', async () => {
    await add('100%_wool\\cotton', 1);
    const found = async (...words: string[]) =>
      (await page(10, null, list({ where: containsWords(sql`t.name`, words) }))).names;
    expect(await found('wool', '100%')).toEqual(['100%_wool\\cotton']);
    expect(await found('%_w')).toEqual(['100%_wool\\cotton']);
    expect(await found('l\\c')).toEqual(['100%_wool\\cotton']);
    expect(await found('wool', 'thing')).toEqual([]);
    expect(await found('t_ing')).toEqual([]);
  });
});
