import { matchFiles, type PictureName } from './match-files';

const named = (name: string, fields: Partial<PictureName> = {}): PictureName => ({
  productId: 'shirt',
  title: 'Blue shirt',
  name,
  colour: null,
  place: null,
  ...fields,
});
const sku = (name: string, colour: string, place: number) => named(name, { colour, place });
const shirt = [named('blue-shirt'), sku('SH-NAVY', 'Navy', 0), sku('SH-OLIVE', 'Olive', 1)];

describe('the files of a folder with pictures', () => {
  it('are put in order: by slug, then by SKU, each by its number', () => {
    const files = [
      'SH-OLIVE.png',
      'sh-navy-2.jpg',
      'blue-shirt-10.jpg',
      'Blue-Shirt.JPG',
      'blue-shirt-2.webp',
    ];
    expect(matchFiles(files, shirt)).toEqual({
      unmatched: [],
      products: [
        {
          ...{ productId: 'shirt', title: 'Blue shirt' },
          files: [
            { file: 'Blue-Shirt.JPG', colour: null },
            { file: 'blue-shirt-2.webp', colour: null },
            { file: 'blue-shirt-10.jpg', colour: null },
            { file: 'sh-navy-2.jpg', colour: 'Navy' },
            { file: 'SH-OLIVE.png', colour: 'Olive' },
          ],
        },
      ],
    });
  });

  it('belong to the product whose slug ends with the number, where there is one', () => {
    const names = [...shirt, named('blue-shirt-2', { productId: 'second', title: 'Blue shirt' })];
    const { products } = matchFiles(['blue-shirt-2.jpg', 'blue-shirt-2-2.jpg', 'blue-shirt-3.jpg'], names);
    expect(products.map(({ productId, files }) => [productId, files.length])).toEqual([
      ['second', 2],
      ['shirt', 1],
    ]);
  });

  it.each([
    ['red-shirt.jpg', 'has no slug or SKU of a product'],
    ['notes.txt', 'is no JPEG, PNG, WebP, AVIF or GIF'],
    ['blue-shirt', 'is no JPEG, PNG, WebP, AVIF or GIF'],
    ['sh-navy.jpg', 'names 2 products'],
  ])('are named where they show none: %s', (file, why) => {
    const names = [...shirt, named('sh-navy', { productId: 'other' })];
    expect(matchFiles([file], names)).toEqual({ products: [], unmatched: [{ file, why }] });
  });
});
