import type { CategoryItem } from '../../demo-product';
import { smallToLarge, womensLetters } from '../../size-runs';

export const womensTops: CategoryItem[] = [
  {
    title: 'Colour Block Sweatshirt',
    description:
      'Half butter, half lilac, wholly comfortable. Brushed fleece with dropped shoulders and a clean neckline.',
    brand: 'adidas',
    priceCents: 6000,
    salePriceCents: 4200,
    sizes: womensLetters,
    stock: 47,
    design: { garment: 'sweatshirt', weave: 'blocks' },
    colours: [{ colour: 'lilac', accent: 'lilac', second: 'butter', backdrop: 'dew' }],
  },
  {
    title: 'Breathe Easy Tank',
    description:
      'A loose rib of a thing for hot studios and hotter pavements. Long enough to tuck, soft enough to sleep in.',
    brand: 'puma',
    priceCents: 2499,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 134,
    cloth: 'rib',
    design: { garment: 'tank', weave: 'rib' },
    colours: [
      { colour: 'apricot', accent: 'rust', backdrop: 'mist' },
      { colour: 'white', accent: 'stone', backdrop: 'clay' },
      { colour: 'sage', accent: 'forest', backdrop: 'shell' },
    ],
  },
  {
    title: 'Cloud Cardigan',
    description:
      'A chunky knit in a cotton blend that doesn’t itch, with buttons you can find with cold hands.',
    brand: 'h&m',
    priceCents: 4499,
    salePriceCents: 3299,
    sizes: womensLetters,
    stock: 196,
    design: { garment: 'cardigan', weave: 'knit' },
    colours: [
      { colour: 'blush', accent: 'cream', backdrop: 'dew' },
      { colour: 'sky', accent: 'white', backdrop: 'straw' },
      { colour: 'oat', accent: 'chocolate', backdrop: 'mist' },
      { colour: 'sage', accent: 'cream', backdrop: 'shell' },
    ],
  },
  {
    title: 'Bow Neck Blouse',
    description:
      'A floaty blouse with full sleeves and a bow you can tie three ways. Desk-proof and dinner-ready.',
    brand: 'h&m',
    priceCents: 3299,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 3,
    design: { garment: 'blouse' },
    colours: [{ colour: 'sky', accent: 'navy', backdrop: 'linen' }],
  },
  {
    title: 'Fisherman Cable Jumper',
    description:
      'Thick cables, a funnel neck and that just-borrowed fit. One hundred per cent wool and not at all scratchy.',
    brand: 'zara',
    priceCents: 6990,
    salePriceCents: 4890,
    sizes: smallToLarge,
    stock: 17,
    design: { garment: 'jumper', weave: 'cable' },
    colours: [{ colour: 'oat', accent: 'oat', backdrop: 'dusk' }],
  },
];
