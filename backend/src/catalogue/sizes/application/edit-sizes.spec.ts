import { sizesInMemory } from '../../../../test/support/memory/sizes-in-memory';
import { SizeChart } from '../domain/size-chart';
import { SizeUsed } from '../domain/sizes.errors';

const letters = { id: 'letters', label: 'Clothing', sizes: ['S', 'M', 'L'] };
const hats = { id: 'hats', label: 'Hats', sizes: ['55 cm', '57 cm'] };

/** Two variants come in M. */
function world() {
  const { editSizes, ...others } = sizesInMemory(SizeChart.restore([letters, hats], 1), new Map([['M', 2]]));
  const edit = (...scales: (typeof letters)[]) => editSizes.execute({ scales, seenVersion: undefined });
  return { ...others, edit };
}

describe('an edit of the sizes', () => {
  it('is audited with the scales that changed', async () => {
    const { charts, audit, edit } = world();
    await edit({ ...letters, sizes: ['XS', 'S', 'M', 'L'] }, hats);
    await expect(charts.find()).resolves.toMatchObject({ version: 2 });
    expect(audit.entries).toMatchObject([
      {
        subject: 'setting',
        subjectId: 'sizes',
        label: 'Sizes',
        action: 'edited',
        before: { Clothing: 'S, M, L' },
        after: { Clothing: 'XS, S, M, L' },
      },
    ]);
    expect(Object.keys(audit.entries[0]!.after!)).toEqual(['Clothing']);
  });

  it('has the lists of products refreshed whose sizes have another order', async () => {
    const { jobs, edit } = world();
    await edit({ ...letters, sizes: ['S', 'L', 'M', 'XL'] }, { ...hats, sizes: ['55 cm', '56 cm', '57 cm'] });
    expect([...jobs.waiting.values()].map(({ payload }) => payload)).toEqual([{ scale: 'letters' }]);
  });

  it('changes nothing where a size that goes is used', async () => {
    const { charts, edit } = world();
    await expect(edit({ ...letters, sizes: ['S', 'L'] })).rejects.toThrow(SizeUsed);
    expect((await charts.find()).version).toBe(1);
  });
});
