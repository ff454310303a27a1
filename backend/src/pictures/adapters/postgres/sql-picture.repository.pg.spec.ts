import { testDatabase } from '../../../../test/support/postgres/test-database';
import { newId } from '../../../shared/ids';
import { picturePath } from '../../domain/picture';
import { SqlPictureRepository } from './sql-picture.repository';

describe('pictures in Postgres', () => {
  const postgres = testDatabase();

  it('are found with their widths after they were added, and no others are', async () => {
    const pictures = new SqlPictureRepository(postgres().database);
    const name = newId();
    const picture = { name, widths: [320, 1200], height: 900, placeholder: 'data:image/webp;base64,AAAA' };
    expect(await pictures.has(picturePath({ name, width: 320 }))).toBe(false);
    await pictures.add(picture);
    await pictures.add(picture);
    expect(await pictures.has(picturePath({ name, width: 320 }))).toBe(true);
    expect(await pictures.has(picturePath({ name, width: 1200 }))).toBe(true);
    expect(await pictures.has(picturePath({ name, width: 640 }))).toBe(false);
    expect(await pictures.has(picturePath({ name: newId(), width: 320 }))).toBe(false);
    expect(await pictures.has(`/elsewhere/${name}-320.webp`)).toBe(false);
  });

  it('have a size in each of their widths', async () => {
    const { database } = postgres();
    const pictures = new SqlPictureRepository(database);
    const name = newId();
    await pictures.add({ name, widths: [320, 1200], height: 901, placeholder: '' });
    const sizeOf = (width: number) => pictures.sizeOf(picturePath({ name, width }));
    expect([await sizeOf(1200), await sizeOf(320), await sizeOf(640)]).toEqual([
      { width: 1200, height: 901 },
      { width: 320, height: 240 },
      undefined,
    ]);
    expect(await pictures.sizeOf('https://elsewhere.test/picture.webp')).toBeUndefined();
  });
});
