import { Money } from '../../../shared/money';
import { PictureOfUnknownColour } from './product.errors';
import { Product, type ProductDetails, type VariantEdit } from './product';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const jeans: ProductDetails = {
  title: 'Straight jeans',
  description: 'Rigid denim.',
  category: 'men',
  brand: 'levi',
  image: '/uploads/jeans-1200.webp',
};
const inColour = (colour: string): VariantEdit => ({
  size: null,
  colour,
  sku: null,
  price: Money.ofMajor(89.5),
  salePrice: Money.zero,
});
const [inNavy, inBlack] = [inColour('Navy'), inColour('Black')];
const navy = { name: 'Navy', hex: '#1f2f4d' };
const black = { name: 'Black', hex: '#1f1f21', image: '/uploads/black-1200.webp' };
const seam = { image: '/uploads/seam-1200.webp', alt: 'Detail of the seam', colour: null };
const cuff = { image: '/uploads/cuff-1200.webp', alt: 'Detail of the cuff', colour: 'Navy' };
const now = new Date('2026-03-01T12:00:00Z');

const pictured = () => {
  const product = Product.create(
    jeans,
    { colours: [navy, black], variants: [inNavy, inBlack] },
    now,
    usualSizeChart,
  );
  product.replacePictures([seam, cuff]);
  return product;
};

describe('the further pictures of a product', () => {
  it('stay, in their order, in an edit without pictures', () => {
    const product = pictured();
    product.edit(
      { ...jeans, title: 'Slim jeans' },
      { colours: [navy, black], variants: [inNavy, inBlack] },
      undefined,
    );
    product.editDetails({ ...jeans, title: 'Wide jeans' }, undefined);
    expect(product.state.pictures).toEqual([seam, cuff]);
  });

  it('are replaced as a whole', () => {
    const product = pictured();
    product.replacePictures([cuff]);
    expect(product.state.pictures).toEqual([cuff]);
  });

  it('are refused with an unknown colour', () => {
    const product = pictured();
    expect(() => product.replacePictures([{ ...cuff, colour: 'Red' }])).toThrow(PictureOfUnknownColour);
    product.replacePictures([{ ...cuff, colour: 'navy' }]);
    expect(product.state.pictures).toEqual([cuff]);
  });

  it('are removed with their colour', () => {
    const product = pictured();
    const unused = new Set(product.state.variants.map(({ state }) => state.id));
    product.edit(jeans, { colours: [black], variants: [inBlack] }, undefined, unused);
    expect(product.state.pictures).toEqual([seam]);
  });

  it('follow a renamed colour, but not a variant that changes its colour', () => {
    const renamed = pictured();
    const [first] = renamed.state.variants;
    const midnight = { ...navy, name: 'Midnight' };
    const asMidnight = { ...inNavy, id: first.state.id, colour: 'Midnight' };
    renamed.edit(jeans, { colours: [midnight, black], variants: [asMidnight, inBlack] }, undefined);
    expect(renamed.state.pictures).toEqual([seam, { ...cuff, colour: 'Midnight' }]);

    const moved = pictured();
    const [navyOne, blackOne] = moved.state.variants;
    const asBlack = { ...inNavy, id: navyOne.state.id, colour: 'Black' };
    moved.edit(jeans, { colours: [black], variants: [asBlack] }, undefined, new Set([blackOne!.state.id]));
    expect(moved.state.pictures).toEqual([seam]);
  });

  it.each([
    ['the main picture', { ...jeans, image: seam.image }, black],
    ['the picture of a colour', jeans, { ...black, image: seam.image }],
  ])('contain no picture that becomes %s', (_, details, other) => {
    const product = pictured();
    product.edit(details, { colours: [navy, other], variants: [inNavy, inBlack] }, undefined);
    expect(product.state.pictures).toEqual([cuff]);
  });

  it('are removed with the product', () => {
    const product = pictured();
    product.delete(now);
    expect(product.state.pictures).toEqual([]);
  });
});
