import type { CategoryItem } from '../demo-product';

export const footwear: CategoryItem[] = [
  {
    title: 'Daybreak Road Runner',
    description:
      'A soft landing, a quick roll forward and a mesh that breathes. Built for the miles before breakfast.',
    brand: 'nike',
    priceCents: 12900,
    salePriceCents: 0,
    stock: 52,
    picture: { garment: 'runner', colour: 'cobalt', accent: 'coral', backdrop: 'fog' },
  },
  {
    title: 'Half Court High-Top',
    description: 'Canvas to the ankle, rubber at the toe, grip where you pivot. Better scuffed.',
    brand: 'nike',
    priceCents: 8900,
    salePriceCents: 6675,
    stock: 34,
    picture: { garment: 'highTop', colour: 'red', accent: 'white', backdrop: 'linen' },
  },
  {
    title: 'Park Bench Trainers',
    description: 'Clean white leather with a green heel and a flat sole that goes with all of your trousers.',
    brand: 'adidas',
    priceCents: 9500,
    salePriceCents: 0,
    stock: 108,
    picture: { garment: 'sneaker', colour: 'white', accent: 'forest', backdrop: 'dew' },
  },
  {
    title: 'Changing Room Slides',
    description:
      'For the cool-down, the corner shop and the garden. A moulded footbed and a strap that forgives swollen feet.',
    brand: 'adidas',
    priceCents: 3500,
    salePriceCents: 2450,
    stock: 95,
    picture: { garment: 'slide', colour: 'navy', accent: 'stone', backdrop: 'lagoon' },
  },
  {
    title: 'Tempo Trainer',
    description:
      'Light, springy and loud. For short sessions done fast, and for pretending you have just come from one.',
    brand: 'puma',
    priceCents: 10900,
    salePriceCents: 8175,
    stock: 2,
    picture: { garment: 'runner', colour: 'black', accent: 'mustard', backdrop: 'straw' },
  },
  {
    title: 'Suede Low Trainers',
    description:
      'Soft suede in two tones and a sole that remembers gymnasiums. Brush them, love them, keep them out of puddles.',
    brand: 'puma',
    priceCents: 7500,
    salePriceCents: 0,
    stock: 46,
    picture: { garment: 'sneaker', colour: 'burgundy', accent: 'blush', backdrop: 'shell' },
  },
  {
    title: 'Canvas Boardwalk High-Tops',
    description: 'Washed canvas the colour of a good afternoon. They lace all the way up or hardly at all.',
    brand: 'levi',
    priceCents: 6900,
    salePriceCents: 0,
    stock: 37,
    picture: { garment: 'highTop', colour: 'indigo', accent: 'mustard', weave: 'denim', backdrop: 'clay' },
  },
  {
    title: 'Quarry Hiking Boots',
    description:
      'Waxed leather, a padded cuff and lugs that bite. Two pairs of socks in winter, none of the blisters.',
    brand: 'levi',
    priceCents: 15900,
    salePriceCents: 11900,
    stock: 15,
    picture: { garment: 'hikingBoot', colour: 'camel', accent: 'rust', backdrop: 'mist' },
  },
  {
    title: 'Cobbled Lane Chelsea Boots',
    description:
      'Pull on, walk out. Polished leather, ribbed elastic sides and a stacked heel that announces you gently.',
    brand: 'zara',
    priceCents: 13900,
    salePriceCents: 0,
    stock: 28,
    picture: { garment: 'chelseaBoot', colour: 'chocolate', accent: 'black', backdrop: 'dew' },
  },
  {
    title: 'Penny Loafers',
    description: 'A soft apron, a slotted strap and a leather sole. Slip a coin in for luck.',
    brand: 'zara',
    priceCents: 8990,
    salePriceCents: 6290,
    stock: 20,
    picture: { garment: 'loafer', colour: 'burgundy', accent: 'chocolate', backdrop: 'straw' },
  },
  {
    title: 'Rehearsal Ballet Flats',
    description: 'Glove-soft, bow-trimmed and thin-soled, so that you can feel the music through the floor.',
    brand: 'zara',
    priceCents: 5990,
    salePriceCents: 0,
    stock: 6,
    picture: { garment: 'ballerina', colour: 'rose', accent: 'burgundy', backdrop: 'linen' },
  },
  {
    title: 'Olive Grove Sandals',
    description:
      'Three leather straps and a contoured cork bed. They mould to you in a week, then they are nobody else’s.',
    brand: 'h&m',
    priceCents: 3999,
    salePriceCents: 2799,
    stock: 65,
    picture: { garment: 'sandal', colour: 'tan', accent: 'gum', backdrop: 'lagoon' },
  },
  {
    title: 'Garden Gate Wellies',
    description:
      'Proper rubber, a cotton lining and a sole that rinses clean. Small feet or large, the puddle is the same.',
    brand: 'h&m',
    priceCents: 3499,
    salePriceCents: 0,
    stock: 43,
    picture: { garment: 'rainBoot', colour: 'mustard', accent: 'cream', backdrop: 'mist' },
  },
];
