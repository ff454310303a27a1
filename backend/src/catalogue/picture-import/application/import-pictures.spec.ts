import { ImportPictures, type ImportOutcome } from './import-pictures';

const sku = (name: string, colour: string, place: number) => ({
  ...{ productId: 'shirt', title: 'Blue shirt' },
  ...{ name, colour, place },
});
const names = [sku('s', 'Navy', 0), sku('m', 'Navy', 1), sku('l', 'Olive', 2)];

/** Files show the same photograph when this says so of their names. */
async function importedOf(files: string[], photographOf: (file: string) => string, isDryRun = false) {
  const given: { image: string; colour: string | null }[] = [];
  const pictures = new ImportPictures(
    { among: async () => names },
    { check: async (file) => photographOf(file), store: async (file) => photographOf(file) },
    {
      execute: async (_, wanted) => {
        given.push(...wanted);
        return true;
      },
    },
  );
  const progress: ImportOutcome[] = [];
  const { outcomes } = await pictures.execute({
    ...{ files, isDryRun },
    onProgress: (outcome) => progress.push(outcome),
  });
  return { given, outcomes };
}
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${name}-${place + 1}.jpg`);
const numberOf = (file: string) => file.split('-')[1]!;

describe('the pictures of a folder', () => {
  it.each([false, true])('count once for all sizes that show the same: dry run %s', async (isDryRun) => {
    const files = ['s', 'm', 'l'].flatMap((name) => numbered(name, 5));
    const { given, outcomes } = await importedOf(files, numberOf, isDryRun);
    expect(outcomes).toMatchObject([{ result: 'replaced', pictures: 5, tooMany: [] }]);
    expect(given).toHaveLength(isDryRun ? 0 : 15);
  });

  it('are cut off after twelve different ones', async () => {
    const { outcomes } = await importedOf([...numbered('s', 6), ...numbered('m', 14)], numberOf);
    expect(outcomes).toMatchObject([{ pictures: 12, tooMany: ['m-13.jpg', 'm-14.jpg'] }]);
  });
});
