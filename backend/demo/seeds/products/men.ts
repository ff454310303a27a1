import type { CategoryItem } from '../demo-product';

export const men: CategoryItem[] = [
  {
    title: 'Harbour Breton Long Sleeve',
    description:
      'A sailor’s stripe in mid-weight cotton, cut straight so it layers under everything. Softer after every wash, and it never looks as if you tried.',
    brand: 'zara',
    priceCents: 3590,
    salePriceCents: 0,
    stock: 64,
    picture: {
      garment: 'longSleeve',
      colour: 'cream',
      accent: 'navy',
      weave: 'stripes',
      second: 'navy',
      backdrop: 'linen',
    },
  },
  {
    title: 'Early Miles Running Tee',
    description:
      'Featherweight knit that moves sweat off your back before the second kilometre. Flat seams, no tag, nothing left to rub.',
    brand: 'nike',
    priceCents: 3400,
    salePriceCents: 2450,
    stock: 88,
    picture: { garment: 'tShirt', colour: 'teal', accent: 'navy', backdrop: 'mist' },
  },
  {
    title: 'Tip-Off Tank',
    description:
      'Deep armholes, drapey jersey and a hem that stays where it should. Made for summer courts and the walk home.',
    brand: 'nike',
    priceCents: 2800,
    salePriceCents: 0,
    stock: 7,
    picture: { garment: 'tank', colour: 'coral', accent: 'red', backdrop: 'dew' },
  },
  {
    title: 'Cloud Loop Hoodie',
    description:
      'Heavy loopback cotton with a double-layered hood that actually stands up. Oversized by half a size; take your usual.',
    brand: 'nike',
    priceCents: 7900,
    salePriceCents: 5900,
    stock: 42,
    picture: { garment: 'hoodie', colour: 'cobalt', accent: 'white', backdrop: 'mist' },
  },
  {
    title: 'Clubhouse Polo',
    description:
      'Textured piqué with a contrast rib collar that keeps its shape through a whole season of Sundays.',
    brand: 'adidas',
    priceCents: 4500,
    salePriceCents: 0,
    stock: 51,
    picture: { garment: 'polo', colour: 'forest', accent: 'cream', backdrop: 'shell' },
  },
  {
    title: 'Two-Tone Track Jacket',
    description:
      'The one from the old team photo, with better fabric. Contrast sleeves, a full zip and pockets deep enough for a phone and both hands.',
    brand: 'adidas',
    priceCents: 8500,
    salePriceCents: 0,
    stock: 33,
    picture: { garment: 'trackJacket', colour: 'navy', accent: 'red', backdrop: 'fog' },
  },
  {
    title: 'Warm-Down Joggers',
    description:
      'Brushed inside, smooth outside, tapered just enough to pass for trousers. The drawstring is long on purpose.',
    brand: 'adidas',
    priceCents: 5900,
    salePriceCents: 0,
    stock: 97,
    picture: { garment: 'joggers', colour: 'grey', accent: 'navy', backdrop: 'dusk' },
  },
  {
    title: 'Halftime Sweatshirt',
    description:
      'A crewneck with some weight to it, and ribs in a darker tone of the same dye. Reach for it on the way out of the door.',
    brand: 'puma',
    priceCents: 5400,
    salePriceCents: 3990,
    stock: 26,
    picture: { garment: 'sweatshirt', colour: 'rust', accent: 'burgundy', backdrop: 'straw' },
  },
  {
    title: 'Five-Inch Training Shorts',
    description:
      'Quick-drying, slightly stretchy and short enough to run in. Side pockets with zips, so your keys stay quiet.',
    brand: 'puma',
    priceCents: 2999,
    salePriceCents: 0,
    stock: 73,
    picture: { garment: 'shorts', colour: 'olive', accent: 'cream', backdrop: 'clay' },
  },
  {
    title: 'Station Denim Jacket',
    description:
      'Rigid twelve-ounce denim that breaks in at the elbows first and everywhere else later. Wear it hard; it was made for that.',
    brand: 'levi',
    priceCents: 10900,
    salePriceCents: 0,
    stock: 38,
    picture: { garment: 'denimJacket', colour: 'wash', accent: 'brass', weave: 'denim', backdrop: 'dew' },
  },
  {
    title: 'Straight Cut Indigo Jeans',
    description:
      'Sits at the waist, falls straight to the shoe. A deep indigo that will fade along your own lines, nobody else’s.',
    brand: 'levi',
    priceCents: 9800,
    salePriceCents: 7350,
    stock: 112,
    picture: { garment: 'jeans', colour: 'indigo', accent: 'brass', weave: 'denim', backdrop: 'linen' },
  },
  {
    title: 'After Dark Slim Jeans',
    description:
      'Black denim with enough give to sit through dinner, and a narrow leg that goes over a boot.',
    brand: 'levi',
    priceCents: 8900,
    salePriceCents: 0,
    stock: 0,
    picture: { garment: 'slimJeans', colour: 'black', accent: 'steel', weave: 'denim', backdrop: 'fog' },
  },
  {
    title: 'Pier Overcoat',
    description:
      'Double-breasted, below the knee, in a camel wool blend with a soft shoulder. It makes a T-shirt look like a decision.',
    brand: 'zara',
    priceCents: 21900,
    salePriceCents: 16900,
    stock: 14,
    picture: { garment: 'coat', colour: 'camel', accent: 'chocolate', backdrop: 'dusk' },
  },
  {
    title: 'Herringbone Blazer',
    description:
      'Unlined and soft enough to fold into a bag. The weave does the talking, so wear it with something plain.',
    brand: 'zara',
    priceCents: 13900,
    salePriceCents: 0,
    stock: 5,
    picture: {
      garment: 'blazer',
      colour: 'charcoal',
      accent: 'black',
      weave: 'herringbone',
      backdrop: 'clay',
    },
  },
  {
    title: 'Gingham Weekend Shirt',
    description:
      'Crisp cotton poplin in a generous check. Iron it for the office; don’t, for everything else.',
    brand: 'h&m',
    priceCents: 2999,
    salePriceCents: 0,
    stock: 59,
    picture: {
      garment: 'shirt',
      colour: 'white',
      accent: 'white',
      weave: 'check',
      second: 'sky',
      backdrop: 'straw',
    },
  },
  {
    title: 'Turn-Up Chinos',
    description: 'Garment-dyed twill with a neat turn-up. The pair you buy again in another colour.',
    brand: 'h&m',
    priceCents: 3499,
    salePriceCents: 0,
    stock: 80,
    picture: { garment: 'chinos', colour: 'sand', accent: 'chocolate', backdrop: 'lagoon' },
  },
  {
    title: 'Trailhead Gilet',
    description:
      'A quilted body without the bulk in the arms. Over a hoodie in October, under a shell in January.',
    brand: 'puma',
    priceCents: 6900,
    salePriceCents: 4900,
    stock: 24,
    picture: { garment: 'gilet', colour: 'teal', accent: 'navy', backdrop: 'shell' },
  },
  {
    title: 'Lido Camp Shirt',
    description:
      'An open collar, a boxy cut and a print that looks best slightly crumpled. Leave the top button at home.',
    brand: 'h&m',
    priceCents: 2499,
    salePriceCents: 0,
    stock: 45,
    picture: {
      garment: 'campShirt',
      colour: 'forest',
      accent: 'cream',
      weave: 'flowers',
      second: 'butter',
      backdrop: 'clay',
    },
  },
  {
    title: 'Off-Duty Twill Shorts',
    description: 'Chino shorts that stop just above the knee, with a turn-up that stays turned up.',
    brand: 'levi',
    priceCents: 4900,
    salePriceCents: 0,
    stock: 62,
    picture: { garment: 'tailoredShorts', colour: 'olive', accent: 'brass', backdrop: 'straw' },
  },
];
