import { product, variant } from '../testing/samples';
import { availability, colourOf, hasSeveralVariants, variantOf } from './variants';

const colour = (name: string) => ({ name, hex: '#1f3a5f', image: `/uploads/${name}-1200.webp` });
const navy = colour('Navy');
const rust = colour('Rust');
const variants = [
  variant({ _id: 'navy-m', size: 'M', colour: 'Navy', stock: 3 }),
  variant({ _id: 'navy-l', size: 'L', colour: 'Navy', stock: 0 }),
  variant({ _id: 'rust-m', size: 'M', colour: 'Rust', stock: 0 }),
];

test('several sizes or several colours are several variants', () => {
  const options = (sizes: 'M'[] | ('M' | 'L')[], colours: (typeof navy)[]) => ({
    options: { sizes, colours },
  });
  expect(hasSeveralVariants(options([], []))).toBe(false);
  expect(hasSeveralVariants(options(['M'], [navy]))).toBe(false);
  expect(hasSeveralVariants(options(['M', 'L'], [navy]))).toBe(true);
  expect(hasSeveralVariants(options([], [navy, rust]))).toBe(true);
});

test('a variant is found by size and colour', () => {
  expect(variantOf(variants, { size: 'L', colour: 'Navy' })?._id).toBe('navy-l');
  expect(variantOf(variants, { size: 'L', colour: 'Rust' })).toBeUndefined();
  expect(variantOf([variant()], { size: null, colour: null })?._id).toBe('variant-1');
});

test('a choice is in stock, sold out or not made', () => {
  expect(availability(variants, { size: 'M', colour: 'Navy' })).toBe('in stock');
  expect(availability(variants, { size: 'L', colour: 'Navy' })).toBe('sold out');
  expect(availability(variants, { size: 'L', colour: 'Rust' })).toBe('not made');
  expect(availability(variants, { colour: 'Rust' })).toBe('sold out');
  expect(availability(variants, { size: 'M' })).toBe('in stock');
});

test('the default colour is that of the picture, unless it is sold out', () => {
  const shirt = (image: string) => product({ image, options: { sizes: ['M', 'L'], colours: [navy, rust] } });
  expect(colourOf(shirt(navy.image), variants, 'Rust')).toBe('Rust');
  expect(colourOf(shirt(navy.image), variants, 'Lilac')).toBe('Navy');
  expect(colourOf(shirt(rust.image), variants, null)).toBe('Navy');
  expect(colourOf(shirt(rust.image), [], null)).toBe('Rust');
  expect(colourOf(product(), variants, null)).toBeNull();
});
