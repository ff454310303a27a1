import { testDatabase } from '../../../../test/support/test-database';
import { newId } from '../../../shared/ids';
import { picturePath } from '../../domain/picture';
import { SqlPictureRepository } from './sql-picture.repository';

describe('pictures in Postgres', () => {
  const postgres = testDatabase();

  it('are found with their widths after they were added, and no others are', async () => {
    const pictures = new SqlPictureRepository(postgres().database);
    const name = newId();
    const picture = { name, widths: [320, 1200], placeholder: 'data:image/webp;base64,AAAA' };
    expect(await pictures.has(picturePath({ name, width: 320 }))).toBe(false);
    await pictures.add(picture);
    await pictures.add(picture);
    expect(await pictures.has(picturePath({ name, width: 320 }))).toBe(true);
    expect(await pictures.has(picturePath({ name, width: 1200 }))).toBe(true);
    expect(await pictures.has(picturePath({ name, width: 640 }))).toBe(false);
    expect(await pictures.has(picturePath({ name: newId(), width: 320 }))).toBe(false);
    expect(await pictures.has(`/elsewhere/${name}-320.webp`)).toBe(false);
  });
});
