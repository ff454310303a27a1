import type { CategoryItem } from '../../demo-product';
import { womensLetters, womensWaists } from '../../size-runs';

export const womensTrousersAndSkirts: CategoryItem[] = [
  {
    title: 'Second Skin Leggings',
    description: 'High waist, no front seam, and a squat-proof knit that stays put from warm-up to coffee.',
    brand: 'nike',
    priceCents: 6500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 162,
    design: { garment: 'leggings' },
    colours: [
      { colour: 'plum', accent: 'black', backdrop: 'shell' },
      { colour: 'forest', accent: 'black', backdrop: 'linen' },
      { colour: 'black', accent: 'charcoal', backdrop: 'clay' },
    ],
  },
  {
    title: 'Rally Pleated Skirt',
    description:
      'Knife pleats that swing, hidden shorts that don’t. Good for a tie-break, better with a jumper.',
    brand: 'adidas',
    priceCents: 5500,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 76,
    design: { garment: 'pleatedSkirt' },
    colours: [
      { colour: 'forest', accent: 'cream', backdrop: 'fog' },
      { colour: 'navy', accent: 'white', backdrop: 'straw' },
    ],
  },
  {
    title: 'Wide Leg Light Wash Jeans',
    description:
      'High on the waist and wide all the way down. Wear them with a flat shoe and let the hem skim the floor.',
    brand: 'levi',
    priceCents: 10500,
    salePriceCents: 0,
    sizes: womensWaists,
    stock: 69,
    design: { garment: 'wideJeans', weave: 'denim' },
    colours: [{ colour: 'wash', accent: 'brass', backdrop: 'straw' }],
  },
  {
    title: 'Button-Through Cord Skirt',
    description:
      'Soft needlecord in the colour of old brick, buttoned all the way. It was made for tights and long lunches.',
    brand: 'levi',
    priceCents: 6900,
    salePriceCents: 4900,
    sizes: womensWaists,
    stock: 18,
    design: { garment: 'buttonSkirt', weave: 'cord' },
    colours: [{ colour: 'rust', accent: 'brass', backdrop: 'lagoon' }],
  },
  {
    title: 'Wide Pleat Trousers',
    description:
      'Two pleats, a high waist and a leg that pours. They hold a crease from the first train to the last.',
    brand: 'zara',
    priceCents: 5990,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 118,
    design: { garment: 'wideTrousers' },
    colours: [
      { colour: 'cream', accent: 'camel', backdrop: 'dusk' },
      { colour: 'chocolate', accent: 'camel', backdrop: 'shell', salePriceCents: 4190 },
      { colour: 'charcoal', accent: 'black', backdrop: 'straw' },
    ],
  },
  {
    title: 'Moonlit Midi Skirt',
    description:
      'Heavy satin that falls like water and creases like nothing. A soft waistband, no zip to wrestle with.',
    brand: 'h&m',
    priceCents: 3499,
    salePriceCents: 0,
    sizes: womensLetters,
    stock: 124,
    design: { garment: 'slipSkirt' },
    colours: [
      { colour: 'steel', accent: 'grey', backdrop: 'dusk' },
      { colour: 'plum', accent: 'plum', backdrop: 'linen' },
      { colour: 'rose', accent: 'burgundy', backdrop: 'mist' },
    ],
  },
];
