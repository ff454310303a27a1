import type { CategoryItem } from '../../demo-product';
import { womensLetters } from '../../size-runs';

export const womensDresses: CategoryItem[] = [
  {
    title: 'Polka Wrap Dress',
    description:
      'Ties at the side, skims everywhere else and moves when you do. White dots on deep teal, because some things simply work.',
    brand: 'zara',
    priceCents: 6990,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 54,
    design: { garment: 'wrapDress', weave: 'dots' },
    colours: [{ colour: 'teal', accent: 'teal', second: 'white', backdrop: 'shell' }],
  },
  {
    title: 'Bias Satin Slip Dress',
    description:
      'Liquid satin cut on the bias, thin straps, no fuss. Under a blazer on Friday; with trainers on Saturday.',
    brand: 'zara',
    priceCents: 7990,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 0,
    design: { garment: 'slipDress' },
    colours: [{ colour: 'burgundy', accent: 'burgundy', backdrop: 'clay' }],
  },
  {
    title: 'Meadow Tiered Dress',
    description:
      'Three gathered tiers, a square neck, pockets in both seams. Picnic grass brushes straight off.',
    brand: 'h&m',
    priceCents: 4999,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 30,
    design: { garment: 'tieredDress', weave: 'flowers' },
    colours: [{ colour: 'cream', accent: 'rust', second: 'coral', backdrop: 'lagoon' }],
  },
  {
    title: 'Chambray Shirt Dress',
    description:
      'Buttoned from collar to hem and belted where you like it. Light as a shirt, because that is what it is.',
    brand: 'levi',
    priceCents: 8500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 32,
    design: { garment: 'shirtDress', weave: 'denim' },
    colours: [{ colour: 'wash', accent: 'cream', backdrop: 'linen' }],
  },
];
