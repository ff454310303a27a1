import type { CategoryItem } from '../../demo-product';
import { womensLetters } from '../../size-runs';

export const womensOuterwear: CategoryItem[] = [
  {
    title: 'Windbreak Bomber',
    description:
      'Packs down to the size of a grapefruit and shrugs off a shower. Ribbed at neck and wrists, with a gold zip for good measure.',
    brand: 'nike',
    priceCents: 9500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 21,
    design: { garment: 'bomber' },
    colours: [{ colour: 'sage', accent: 'brass', backdrop: 'linen' }],
  },
  {
    title: 'Sunday League Track Jacket',
    description:
      'A trim, zip-up layer with sleeves in another mood. Thumb loops inside the cuffs for cold platforms.',
    brand: 'puma',
    priceCents: 7500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 8,
    design: { garment: 'trackJacket' },
    colours: [{ colour: 'burgundy', accent: 'blush', backdrop: 'shell' }],
  },
  {
    title: 'Dark Rinse Trucker Jacket',
    description:
      'The jacket everyone borrows, cut for you this time: shorter body, narrower shoulder, proper inside pockets.',
    brand: 'levi',
    priceCents: 11500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 25,
    design: { garment: 'denimJacket', weave: 'denim' },
    colours: [{ colour: 'indigo', accent: 'brass', backdrop: 'clay' }],
  },
  {
    title: 'Belted Trench Coat',
    description:
      'Water-resistant cotton gabardine, a storm flap and a belt you will knot rather than buckle. Grows better with age.',
    brand: 'zara',
    priceCents: 17900,
    salePriceCents: 14300,
    sizes: womensLetters,
    stock: 12,
    design: { garment: 'trench' },
    colours: [{ colour: 'sand', accent: 'chocolate', backdrop: 'mist' }],
  },
];
