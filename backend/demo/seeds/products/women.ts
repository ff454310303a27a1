import type { CategoryItem } from '../demo-product';

export const women: CategoryItem[] = [
  {
    title: 'Second Skin Leggings',
    description: 'High waist, no front seam, and a squat-proof knit that stays put from warm-up to coffee.',
    brand: 'nike',
    priceCents: 6500,
    salePriceCents: 0,
    stock: 84,
    picture: { garment: 'leggings', colour: 'plum', accent: 'black', backdrop: 'shell' },
  },
  {
    title: 'Windbreak Bomber',
    description:
      'Packs down to the size of a grapefruit and shrugs off a shower. Ribbed at neck and wrists, with a gold zip for good measure.',
    brand: 'nike',
    priceCents: 9500,
    salePriceCents: 0,
    stock: 21,
    picture: { garment: 'bomber', colour: 'sage', accent: 'brass', backdrop: 'linen' },
  },
  {
    title: 'Rally Pleated Skirt',
    description:
      'Knife pleats that swing, hidden shorts that don’t. Good for a tie-break, better with a jumper.',
    brand: 'adidas',
    priceCents: 5500,
    salePriceCents: 0,
    stock: 36,
    picture: { garment: 'pleatedSkirt', colour: 'forest', accent: 'cream', backdrop: 'fog' },
  },
  {
    title: 'Colour Block Sweatshirt',
    description:
      'Half butter, half lilac, wholly comfortable. Brushed fleece with dropped shoulders and a clean neckline.',
    brand: 'adidas',
    priceCents: 6000,
    salePriceCents: 4200,
    stock: 47,
    picture: {
      garment: 'sweatshirt',
      colour: 'lilac',
      accent: 'lilac',
      weave: 'blocks',
      second: 'butter',
      backdrop: 'dew',
    },
  },
  {
    title: 'Sunday League Track Jacket',
    description:
      'A trim, zip-up layer with sleeves in another mood. Thumb loops inside the cuffs for cold platforms.',
    brand: 'puma',
    priceCents: 7500,
    salePriceCents: 0,
    stock: 8,
    picture: { garment: 'trackJacket', colour: 'burgundy', accent: 'blush', backdrop: 'shell' },
  },
  {
    title: 'Breathe Easy Tank',
    description:
      'A loose rib of a thing for hot studios and hotter pavements. Long enough to tuck, soft enough to sleep in.',
    brand: 'puma',
    priceCents: 2499,
    salePriceCents: 0,
    stock: 66,
    picture: { garment: 'tank', colour: 'apricot', accent: 'rust', weave: 'rib', backdrop: 'mist' },
  },
  {
    title: 'Wide Leg Light Wash Jeans',
    description:
      'High on the waist and wide all the way down. Wear them with a flat shoe and let the hem skim the floor.',
    brand: 'levi',
    priceCents: 10500,
    salePriceCents: 0,
    stock: 69,
    picture: { garment: 'wideJeans', colour: 'wash', accent: 'brass', weave: 'denim', backdrop: 'straw' },
  },
  {
    title: 'Button-Through Cord Skirt',
    description:
      'Soft needlecord in the colour of old brick, buttoned all the way. It was made for tights and long lunches.',
    brand: 'levi',
    priceCents: 6900,
    salePriceCents: 4900,
    stock: 18,
    picture: { garment: 'buttonSkirt', colour: 'rust', accent: 'brass', weave: 'cord', backdrop: 'lagoon' },
  },
  {
    title: 'Dark Rinse Trucker Jacket',
    description:
      'The jacket everyone borrows, cut for you this time: shorter body, narrower shoulder, proper inside pockets.',
    brand: 'levi',
    priceCents: 11500,
    salePriceCents: 0,
    stock: 25,
    picture: { garment: 'denimJacket', colour: 'indigo', accent: 'brass', weave: 'denim', backdrop: 'clay' },
  },
  {
    title: 'Polka Wrap Dress',
    description:
      'Ties at the side, skims everywhere else and moves when you do. White dots on deep teal, because some things simply work.',
    brand: 'zara',
    priceCents: 6990,
    salePriceCents: 0,
    stock: 54,
    picture: {
      garment: 'wrapDress',
      colour: 'teal',
      accent: 'teal',
      weave: 'dots',
      second: 'white',
      backdrop: 'shell',
    },
  },
  {
    title: 'Belted Trench',
    description:
      'Water-resistant cotton gabardine, a storm flap and a belt you will knot rather than buckle. Grows better with age.',
    brand: 'zara',
    priceCents: 17900,
    salePriceCents: 14300,
    stock: 12,
    picture: { garment: 'trench', colour: 'sand', accent: 'chocolate', backdrop: 'mist' },
  },
  {
    title: 'Bias Satin Slip Dress',
    description:
      'Liquid satin cut on the bias, thin straps, no fuss. Under a blazer on Friday; with trainers on Saturday.',
    brand: 'zara',
    priceCents: 7990,
    salePriceCents: 0,
    stock: 0,
    picture: { garment: 'slipDress', colour: 'burgundy', accent: 'burgundy', backdrop: 'clay' },
  },
  {
    title: 'Wide Pleat Trousers',
    description:
      'Two pleats, a high waist and a leg that pours. They hold a crease from the first train to the last.',
    brand: 'zara',
    priceCents: 5990,
    salePriceCents: 0,
    stock: 41,
    picture: { garment: 'wideTrousers', colour: 'cream', accent: 'camel', backdrop: 'dusk' },
  },
  {
    title: 'Cloud Cardigan',
    description:
      'A chunky knit in a cotton blend that doesn’t itch, with buttons you can find with cold hands.',
    brand: 'h&m',
    priceCents: 4499,
    salePriceCents: 3299,
    stock: 93,
    picture: { garment: 'cardigan', colour: 'blush', accent: 'cream', weave: 'knit', backdrop: 'dew' },
  },
  {
    title: 'Meadow Tiered Dress',
    description:
      'Three gathered tiers, a square neck, pockets in both seams. Picnic grass brushes straight off.',
    brand: 'h&m',
    priceCents: 4999,
    salePriceCents: 0,
    stock: 30,
    picture: {
      garment: 'tieredDress',
      colour: 'cream',
      accent: 'rust',
      weave: 'flowers',
      second: 'coral',
      backdrop: 'lagoon',
    },
  },
  {
    title: 'Bow Neck Blouse',
    description:
      'A floaty blouse with full sleeves and a bow you can tie three ways. Desk-proof and dinner-ready.',
    brand: 'h&m',
    priceCents: 3299,
    salePriceCents: 0,
    stock: 3,
    picture: { garment: 'blouse', colour: 'sky', accent: 'navy', backdrop: 'linen' },
  },
  {
    title: 'Fisherman Cable Jumper',
    description:
      'Thick cables, a funnel neck and that just-borrowed fit. One hundred per cent wool and not at all scratchy.',
    brand: 'zara',
    priceCents: 6990,
    salePriceCents: 4890,
    stock: 17,
    picture: { garment: 'jumper', colour: 'oat', accent: 'oat', weave: 'cable', backdrop: 'dusk' },
  },
  {
    title: 'Chambray Shirt Dress',
    description:
      'Buttoned from collar to hem and belted where you like it. Light as a shirt, because that is what it is.',
    brand: 'levi',
    priceCents: 8500,
    salePriceCents: 0,
    stock: 32,
    picture: { garment: 'shirtDress', colour: 'wash', accent: 'cream', weave: 'denim', backdrop: 'linen' },
  },
  {
    title: 'Moonlit Midi Skirt',
    description:
      'Heavy satin that falls like water and creases like nothing. A soft waistband, no zip to wrestle with.',
    brand: 'h&m',
    priceCents: 3499,
    salePriceCents: 0,
    stock: 57,
    picture: { garment: 'slipSkirt', colour: 'steel', accent: 'grey', backdrop: 'dusk' },
  },
];
