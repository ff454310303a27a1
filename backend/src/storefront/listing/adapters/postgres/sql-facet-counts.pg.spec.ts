import type { Database } from '../../../../platform/postgres/database';
import { noChoices } from './choices';
import { SqlFacetCounts } from './sql-facet-counts';

const group = (version: number) => ({ category: 'men', brand: 'levi', version });
const counted = (products: number) => [{ tier: 0, products, first: 'belt', last: 'tee' }];

/** The counts of a database with one group of so many colours, and how often it was counted. */
function countedDatabase(colours = 1, maxNumbers?: number) {
  const state = { version: 1, times: 0 };
  const named = Object.fromEntries(
    Array.from({ length: colours }, (_, place) => [`C${place}`, { products: 1, hex: '#123456' }]),
  );
  const queryPrepared = async () => {
    state.times++;
    return [{ ...group(state.version), tiers: counted(state.version), sizes: null, colours: named }];
  };
  return { state, counts: new SqlFacetCounts({ queryPrepared } as unknown as Database, maxNumbers) };
}

describe('the counts of category-brand groups', () => {
  it('are computed once for concurrent requests, with the choices in any order', async () => {
    const { state, counts } = countedDatabase();
    const chosen = [
      { ...noChoices, size: ['M', 'S'] },
      { ...noChoices, size: ['S', 'M', 'S'] },
    ];
    await Promise.all([...chosen, ...chosen].map((choices) => counts.of(choices, 1)));
    await counts.of(chosen[0]!, 1);
    expect(state.times).toBe(1);
    await counts.of(noChoices, 1);
    expect(state.times).toBe(2);
  });

  it('are computed again after the group has changed, and are never older than the requested changes', async () => {
    const { state, counts } = countedDatabase();
    await counts.of(noChoices, 1);
    state.version = 3;
    expect(await counts.of(noChoices, 2)).toMatchObject([{ version: 3, products: 3 }]);
    expect(await counts.of(noChoices, 1)).toMatchObject([{ version: 3, products: 3 }]);
    expect(state.times).toBe(2);
  });

  it('that a server computes at its start serve requests during and after the start', async () => {
    const { state, counts } = countedDatabase();
    const ahead = counts.warmUp();
    expect(await counts.of(noChoices, 1)).toMatchObject([{ version: 1, products: 1 }]);
    await ahead;
    expect(state.times).toBe(1);
  });

  it('are computed by the next request after the database was unavailable', async () => {
    let isAway = true;
    const query = () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ ...group(1), tiers: counted(7) }]);
    const counts = new SqlFacetCounts({ queryPrepared: query } as unknown as Database);
    await counts.warmUp();
    await expect(counts.of(noChoices, 1)).rejects.toThrow('away');
    isAway = false;
    expect(await counts.of(noChoices, 1)).toMatchObject([{ products: 7 }]);
  });

  it.each([
    ['remembered for many choices', 10, 150],
    ['forgotten where they are too many', 1_000, 151],
  ])('are %s', async (_, colours, times) => {
    const choices = 150;
    const { state, counts } = countedDatabase(colours, 100_000);
    const sizes = Array.from({ length: choices }, (__, place) => [`W${place}`]);
    for (const size of [...sizes, sizes[0]!]) await counts.of({ ...noChoices, size }, 1);
    expect(state.times).toBe(times);
  });
});
