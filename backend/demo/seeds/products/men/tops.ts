import type { CategoryItem } from '../../demo-product';
import { everyLetter, mensLetters } from '../../size-runs';

export const mensTops: CategoryItem[] = [
  {
    title: 'Harbour Breton Long Sleeve',
    description:
      'A sailor’s stripe in mid-weight cotton, cut straight so it layers under everything. Softer after every wash, and it never looks as if you tried.',
    brand: 'zara',
    priceCents: 3590,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 142,
    design: { garment: 'longSleeve', weave: 'stripes' },
    colours: [
      { colour: 'cream', accent: 'navy', second: 'navy', called: 'navy', backdrop: 'linen' },
      { colour: 'cream', accent: 'rust', second: 'rust', called: 'rust', backdrop: 'dew' },
      { colour: 'white', accent: 'forest', second: 'forest', called: 'forest', backdrop: 'clay' },
    ],
  },
  {
    title: 'Early Miles Running Tee',
    description:
      'A T-shirt of featherweight knit that moves sweat off your back before the second kilometre. Flat seams, no tag, nothing left to rub.',
    brand: 'nike',
    priceCents: 3400,
    salePriceCents: 2450,
    sizes: mensLetters,
    stock: 156,
    cloth: 'running',
    design: { garment: 'tShirt' },
    colours: [
      { colour: 'teal', accent: 'navy', backdrop: 'mist' },
      { colour: 'coral', accent: 'burgundy', backdrop: 'fog' },
      { colour: 'charcoal', accent: 'black', backdrop: 'straw' },
    ],
  },
  {
    title: 'Tip-Off Tank',
    description:
      'Deep armholes, drapey jersey and a hem that stays where it should. Made for summer courts and the walk home.',
    brand: 'nike',
    priceCents: 2800,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 7,
    design: { garment: 'tank' },
    colours: [{ colour: 'coral', accent: 'red', backdrop: 'dew' }],
  },
  {
    title: 'Cloud Loop Hoodie',
    description:
      'Heavy loopback cotton with a double-layered hood that actually stands up. Oversized by half a size; take your usual.',
    brand: 'nike',
    priceCents: 7900,
    salePriceCents: 5900,
    sizes: everyLetter,
    stock: 224,
    design: { garment: 'hoodie' },
    colours: [
      { colour: 'cobalt', accent: 'white', backdrop: 'mist' },
      { colour: 'oat', accent: 'camel', backdrop: 'lagoon' },
      { colour: 'forest', accent: 'cream', backdrop: 'clay' },
      { colour: 'black', accent: 'stone', backdrop: 'straw' },
    ],
  },
  {
    title: 'Clubhouse Polo',
    description:
      'Textured piqué with a contrast rib collar that keeps its shape through a whole season of Sundays.',
    brand: 'adidas',
    priceCents: 4500,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 126,
    design: { garment: 'polo' },
    colours: [
      { colour: 'forest', accent: 'cream', backdrop: 'shell' },
      { colour: 'navy', accent: 'white', backdrop: 'straw' },
      { colour: 'burgundy', accent: 'blush', backdrop: 'mist', salePriceCents: 2990 },
    ],
  },
  {
    title: 'Halftime Sweatshirt',
    description:
      'A crewneck with some weight to it, and ribs in a darker tone of the same dye. Reach for it on the way out of the door.',
    brand: 'puma',
    priceCents: 5400,
    salePriceCents: 3990,
    sizes: mensLetters,
    stock: 78,
    design: { garment: 'sweatshirt' },
    colours: [
      { colour: 'rust', accent: 'burgundy', backdrop: 'straw' },
      { colour: 'wash', accent: 'indigo', backdrop: 'shell' },
    ],
  },
  {
    title: 'Gingham Weekend Shirt',
    description:
      'Crisp cotton poplin in a generous check. Iron it for the office; don’t, for everything else.',
    brand: 'h&m',
    priceCents: 2999,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 92,
    design: { garment: 'shirt', weave: 'check' },
    colours: [
      { colour: 'white', accent: 'white', second: 'sky', called: 'sky', backdrop: 'straw' },
      { colour: 'white', accent: 'white', second: 'sage', called: 'sage', backdrop: 'linen' },
    ],
  },
  {
    title: 'Lido Camp Shirt',
    description:
      'An open collar, a boxy cut and a print that looks best slightly crumpled. Leave the top button at home.',
    brand: 'h&m',
    priceCents: 2499,
    salePriceCents: 0,
    sizes: mensLetters,
    stock: 84,
    design: { garment: 'campShirt', weave: 'flowers' },
    colours: [
      { colour: 'forest', accent: 'cream', second: 'butter', backdrop: 'clay' },
      { colour: 'navy', accent: 'cream', second: 'coral', backdrop: 'straw' },
    ],
  },
];
