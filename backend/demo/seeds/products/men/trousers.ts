import type { CategoryItem } from '../../demo-product';
import { mensLetters, mensWaists } from '../../size-runs';

export const mensTrousers: CategoryItem[] = [
  {
    title: 'Warm-Down Joggers',
    description:
      'Brushed inside, smooth outside, tapered just enough to pass for trousers. The drawstring is long on purpose.',
    brand: 'adidas',
    priceCents: 5900,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 148,
    design: { garment: 'joggers' },
    colours: [
      { colour: 'grey', accent: 'navy', backdrop: 'dusk' },
      { colour: 'navy', accent: 'white', backdrop: 'shell' },
      { colour: 'olive', accent: 'cream', backdrop: 'clay' },
    ],
  },
  {
    title: 'Five-Inch Training Shorts',
    description:
      'Quick-drying, slightly stretchy and short enough to run in. Side pockets with zips, so your keys stay quiet.',
    brand: 'puma',
    priceCents: 2999,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 73,
    design: { garment: 'shorts' },
    colours: [{ colour: 'olive', accent: 'cream', backdrop: 'clay' }],
  },
  {
    title: 'Straight Cut Indigo Jeans',
    description:
      'Sits at the waist, falls straight to the shoe. A deep indigo that will fade along your own lines, nobody else’s.',
    brand: 'levi',
    priceCents: 9800,
    salePriceCents: 7350,
    sizes: mensWaists,
    stock: 112,
    design: { garment: 'jeans', weave: 'denim' },
    colours: [{ colour: 'indigo', accent: 'brass', backdrop: 'linen' }],
  },
  {
    title: 'After Dark Slim Jeans',
    description:
      'Black denim with enough give to sit through dinner, and a narrow leg that goes over a boot.',
    brand: 'levi',
    priceCents: 8900,
    salePriceCents: 0,
    sizes: mensWaists,
    stock: 0,
    design: { garment: 'slimJeans', weave: 'denim' },
    colours: [{ colour: 'black', accent: 'steel', backdrop: 'fog' }],
  },
  {
    title: 'Turn-Up Chinos',
    description: 'Garment-dyed twill with a neat turn-up. The pair you buy again in another colour.',
    brand: 'h&m',
    priceCents: 3499,
    salePriceCents: 0,
    sizes: mensWaists,
    stock: 214,
    design: { garment: 'chinos' },
    colours: [
      { colour: 'sand', accent: 'chocolate', backdrop: 'lagoon' },
      { colour: 'olive', accent: 'chocolate', backdrop: 'shell' },
      { colour: 'navy', accent: 'tan', backdrop: 'straw' },
      { colour: 'rust', accent: 'chocolate', backdrop: 'mist', sizes: mensWaists.slice(0, -1) },
    ],
  },
  {
    title: 'Off-Duty Twill Shorts',
    description: 'Chino shorts that stop just above the knee, with a turn-up that stays turned up.',
    brand: 'levi',
    priceCents: 4900,
    salePriceCents: 0,
    sizes: mensWaists,
    stock: 62,
    design: { garment: 'tailoredShorts' },
    colours: [{ colour: 'olive', accent: 'brass', backdrop: 'straw' }],
  },
];
