import { type DemoScale, demoSizes } from './demo-sizes';

/** Which sizes of a scale a kind of garment is made in. */
const run = (scale: DemoScale, first: string, last: string, step = 1): readonly string[] => {
  const sizes: readonly string[] = demoSizes[scale];
  return sizes.slice(sizes.indexOf(first), sizes.indexOf(last) + 1).filter((_, place) => place % step === 0);
};

export const womensLetters = run('letters', 'XS', 'XL');
export const mensLetters = run('letters', 'S', '2XL');
export const everyLetter = run('letters', 'XS', '3XL');
export const smallToLarge = run('letters', 'S', 'L');

export const womensWaists = run('waist', 'W24', 'W32');
export const mensWaists = run('waist', 'W28', 'W38', 2);
export const beltLengths = run('waist', 'W28', 'W40', 4);

export const babyAges = run('ages', '0-3 months', '18-24 months');
export const nurseryAges = run('ages', '2 years', '6 years');
export const schoolAges = run('ages', '4 years', '14 years', 2);

export const womensShoes = run('shoes', '35', '41');
export const mensShoes = run('shoes', '40', '46');
export const everyShoe = run('shoes', '36', '46');
export const everySecondShoe = run('shoes', '36', '46', 2);

export const oneSize = run('one-size', 'One size', 'One size');
