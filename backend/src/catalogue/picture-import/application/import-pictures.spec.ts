import { NoSuchProduct } from '../../catalogue.errors';
import { PictureFileUnreadable } from '../domain/picture-import.errors';
import { ImportPictures, type ImportOutcome } from './import-pictures';

const sku = (name: string, colour: string, place: number) => ({
  ...{ productId: 'shirt', title: 'Blue shirt' },
  ...{ name, colour, place },
});
const names = [sku('s', 'Navy', 0), sku('m', 'Navy', 1), sku('l', 'Olive', 2)];

/** Files show the same photograph when this says so of their names. */
async function importedOf(
  files: string[],
  photographOf: (file: string) => string,
  isDryRun = false,
  refusal?: Error,
) {
  const given: { image: string; colour: string | null }[] = [];
  const pictures = new ImportPictures(
    { among: async () => names },
    { check: async (file) => photographOf(file), store: async (file) => photographOf(file) },
    {
      execute: async (_, wanted) => {
        if (refusal) throw refusal;
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

  it('are refused with the product that was deleted meanwhile; another error ends the import', async () => {
    const { outcomes } = await importedOf(['s.jpg'], String, false, new NoSuchProduct());
    expect(outcomes).toMatchObject([{ result: 'refused', refused: [], why: 'Product not found' }]);
    await expect(importedOf(['s.jpg'], String, false, new Error('no database'))).rejects.toThrow(
      'no database',
    );
  });

  it('are refused where the system cannot read a file', async () => {
    const { outcomes } = await importedOf(['s.jpg'], () => {
      throw new PictureFileUnreadable(new Error('EACCES: permission denied'));
    });
    expect(outcomes).toMatchObject([
      { result: 'refused', refused: [{ why: "The file can't be read: EACCES: permission denied" }] },
    ]);
  });

  it('are cut off after twelve different ones', async () => {
    const { outcomes } = await importedOf([...numbered('s', 6), ...numbered('m', 14)], numberOf);
    expect(outcomes).toMatchObject([{ pictures: 12, tooMany: ['m-13.jpg', 'm-14.jpg'] }]);
  });
});
