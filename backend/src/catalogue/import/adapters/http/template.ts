import type { ExportedVariant } from '../../../product-csv';

const tee = {
  productId: '',
  title: 'Pocket tee',
  slug: '',
  description: 'Heavy cotton with a pocket on the chest.',
  category: 'men',
  brand: 'zara',
  image: 'https://example.com/pocket-tee.jpg',
  isTextile: true,
  materials: [
    {
      part: 'Shell',
      fibres: [
        { fibre: 'cotton', percent: 95 },
        { fibre: 'elastane', percent: 5 },
      ],
    },
  ],
  care: ['wash-40', 'no-bleach', 'iron-medium'],
  origin: 'PT',
  weightGrams: 180,
  measures: [
    {
      name: 'Chest',
      values: [
        { size: 'M', millimetres: 520 },
        { size: 'L', millimetres: 545 },
      ],
    },
  ],
  model: { heightCm: 186, size: 'M' },
  colour: 'Navy',
  colourHex: '#1f2f4d',
  colourImage: null,
  priceCents: 2000,
  salePriceCents: 1500,
  stock: 10,
  isOnSale: true,
  state: 'published',
} satisfies Partial<ExportedVariant>;

/** A product in two sizes, to write over. */
export const templateRows: ExportedVariant[] = [
  { ...tee, size: 'M', sku: 'TEE-NAVY-M', gtin: null, mpn: 'PT-1001-M' },
  { ...tee, size: 'L', sku: 'TEE-NAVY-L', gtin: null, mpn: 'PT-1001-L' },
];
