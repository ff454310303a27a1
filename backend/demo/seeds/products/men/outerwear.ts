import type { CategoryItem } from '../../demo-product';
import { mensLetters } from '../../size-runs';

export const mensOuterwear: CategoryItem[] = [
  {
    title: 'Two-Tone Track Jacket',
    description:
      'The one from the old team photo, with better fabric. Contrast sleeves, a full zip and pockets deep enough for a phone and both hands.',
    brand: 'adidas',
    priceCents: 8500,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 33,
    design: { garment: 'trackJacket' },
    colours: [{ colour: 'navy', accent: 'red', backdrop: 'fog' }],
  },
  {
    title: 'Station Denim Jacket',
    description:
      'Rigid twelve-ounce denim that breaks in at the elbows first and everywhere else later. Wear it hard; it was made for that.',
    brand: 'levi',
    priceCents: 10900,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 38,
    design: { garment: 'denimJacket', weave: 'denim' },
    colours: [{ colour: 'wash', accent: 'brass', backdrop: 'dew' }],
  },
  {
    title: 'Pier Overcoat',
    description:
      'A double-breasted coat, below the knee, in a camel wool blend with a soft shoulder. It makes a T-shirt look like a decision.',
    brand: 'zara',
    priceCents: 21900,
    salePriceCents: 16900,
    sizes: mensLetters,
    stock: 14,
    design: { garment: 'coat' },
    colours: [{ colour: 'camel', accent: 'chocolate', backdrop: 'dusk' }],
  },
  {
    title: 'Herringbone Blazer',
    description:
      'Unlined and soft enough to fold into a bag. The weave does the talking, so wear it with something plain.',
    brand: 'zara',
    priceCents: 13900,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 5,
    design: { garment: 'blazer', weave: 'herringbone' },
    colours: [{ colour: 'charcoal', accent: 'black', backdrop: 'clay' }],
  },
  {
    title: 'Trailhead Gilet',
    description:
      'A quilted body without the bulk in the arms. Over a hoodie in October, under a shell in January.',
    brand: 'puma',
    priceCents: 6900,
    salePriceCents: 4900,
    sizes: mensLetters,
    stock: 24,
    design: { garment: 'gilet' },
    colours: [{ colour: 'teal', accent: 'navy', backdrop: 'shell' }],
  },
];
