import type { CareSymbol } from '../../../src/catalogue/facts/domain/care';
import type { Fibre } from '../../../src/catalogue/facts/domain/fibre';
import type { Material, ProductFacts } from '../../../src/catalogue/facts/domain/product-facts';

/** A cloth groups the facts that follow from the material of a product. */
export type Cloth = Pick<ProductFacts, 'isTextile' | 'materials' | 'care' | 'origin'>;

type Shares = Partial<Record<Fibre, number>>;

const part = (name: string, shares: Shares): Material => ({
  part: name,
  fibres: Object.entries(shares).map(([fibre, percent]) => ({ fibre: fibre as Fibre, percent })),
});

const textile =
  (...care: CareSymbol[]) =>
  (origin: string, shell: Shares, more: Record<string, Shares> = {}): Cloth => ({
    isTextile: true,
    materials: [part('Shell', shell), ...Object.entries(more).map(([name, shares]) => part(name, shares))],
    care,
    origin,
  });

const easy = textile('wash-40', 'no-bleach', 'tumble-dry-low', 'iron-medium', 'no-dry-clean');
const baby = textile('wash-60', 'no-bleach', 'tumble-dry-low', 'iron-medium', 'no-dry-clean');
const sporty = textile('wash-30-mild', 'no-bleach', 'no-tumble-dry', 'iron-low', 'no-dry-clean');
const rigid = textile('wash-30', 'no-bleach', 'line-dry', 'iron-medium', 'no-dry-clean');
const woolly = textile('hand-wash', 'no-bleach', 'flat-dry', 'iron-low', 'dry-clean-mild');
const tailored = textile('no-wash', 'no-bleach', 'no-tumble-dry', 'iron-low', 'dry-clean');
const flowing = textile('wash-30-very-mild', 'no-bleach', 'line-dry', 'iron-low', 'dry-clean-mild');
const padded = textile('wash-30-mild', 'no-bleach', 'tumble-dry-low', 'no-iron', 'no-dry-clean');
const wiped = textile('no-wash', 'no-bleach', 'no-tumble-dry', 'no-iron', 'no-dry-clean');

const notTextile = (origin: string): Cloth => ({ isTextile: false, materials: [], care: [], origin });

export const cloths = {
  jersey: easy('PT', { cotton: 100 }),
  romperJersey: baby('PT', { cotton: 95, elastane: 5 }),
  rib: easy('PT', { cotton: 94, elastane: 6 }),
  poplin: easy('BD', { cotton: 100 }),
  fleece: easy('TR', { cotton: 80, polyester: 20 }),
  chino: easy('BD', { cotton: 98, elastane: 2 }),
  cord: easy('TR', { cotton: 100 }),
  canvas: rigid('IN', { cotton: 100 }),
  running: sporty('VN', { polyester: 100 }),
  training: sporty('VN', { polyester: 88, elastane: 12 }),
  leggings: sporty('VN', { polyamide: 76, elastane: 24 }),
  tracksuit: sporty('KH', { polyester: 100 }, { Lining: { polyester: 100 } }),
  socks: sporty('TR', { cotton: 74, polyamide: 24, elastane: 2 }),
  denim: rigid('TR', { cotton: 100 }),
  stretchDenim: rigid('TR', { cotton: 92, elastomultiester: 6, elastane: 2 }),
  wool: woolly('GB', { wool: 100 }),
  woolBlend: woolly('IT', { wool: 55, acrylic: 45 }, { Lining: { polyester: 100 } }),
  cottonKnit: woolly('PT', { cotton: 60, acrylic: 40 }),
  coating: tailored('IT', { wool: 70, polyamide: 30 }, { Lining: { viscose: 100 } }),
  suiting: tailored('IT', { wool: 98, elastane: 2 }),
  gabardine: tailored('RO', { cotton: 65, polyester: 35 }, { Lining: { viscose: 55, acetate: 45 } }),
  viscose: flowing('IN', { viscose: 100 }),
  crepe: flowing('RO', { polyester: 95, elastane: 5 }),
  satin: flowing('CN', { acetate: 60, polyester: 40 }),
  quilted: padded('VN', { polyamide: 100 }, { Lining: { polyester: 100 }, Filling: { polyester: 100 } }),
  raincoat: wiped('CN', { polyester: 100 }, { Coating: { polyurethane: 100 } }),
  cap: sporty('BD', { polyester: 100 }, { Sweatband: { cotton: 100 } }),
  backpack: wiped('VN', { polyester: 100 }, { Lining: { polyester: 100 } }),
  straw: wiped('MG', { paper: 100 }, { Ribbon: { polyester: 100 } }),
  leather: notTextile('IT'),
  trainers: notTextile('VN'),
  shoes: notTextile('PT'),
  rubber: notTextile('CN'),
  glasses: notTextile('IT'),
  watch: notTextile('CH'),
} satisfies Record<string, Cloth>;

export type ClothName = keyof typeof cloths;
