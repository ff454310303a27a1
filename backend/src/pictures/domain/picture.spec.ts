import { picturePath, readPicturePath } from './picture';

describe('the path of a picture', () => {
  it('is parsed as it was built', () => {
    const file = { name: '0123456789abcdef01234567', width: 1200 };
    expect(readPicturePath(picturePath(file))).toEqual(file);
  });

  it.each([
    '/uploads/a.webp',
    '/uploads/../a-1200.webp',
    '/uploads/a-1200.webp/b',
    '/uploads/a-99999.webp',
    '',
  ])("can't be %p", (path) => {
    expect(readPicturePath(path)).toBeUndefined();
  });
});
