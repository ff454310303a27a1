import type { ProductFacts } from '../../../src/catalogue/facts/domain/product-facts';
import type { GarmentName } from '../../pictures/draw-picture';
import type { CategoryItem, DemoProduct } from '../demo-product';
import { type ClothName, cloths } from './cloths';
import { type FitName, measuresOf } from './fits';

interface GarmentFacts {
  cloth: ClothName;
  fit: FitName;
  /** The weight of an adult's garment. */
  grams: number;
}

const of = (cloth: ClothName, fit: FitName, grams: number): GarmentFacts => ({ cloth, fit, grams });

const garments: Record<GarmentName, GarmentFacts> = {
  tShirt: of('jersey', 'shortSleeves', 180),
  longSleeve: of('jersey', 'longSleeves', 260),
  polo: of('jersey', 'shortSleeves', 240),
  tank: of('running', 'sleeveless', 130),
  sweatshirt: of('fleece', 'longSleeves', 480),
  jumper: of('wool', 'longSleeves', 620),
  hoodie: of('fleece', 'longSleeves', 690),
  shirt: of('poplin', 'longSleeves', 250),
  campShirt: of('viscose', 'shortSleeves', 190),
  blouse: of('crepe', 'longSleeves', 170),
  cardigan: of('cottonKnit', 'longSleeves', 540),
  trackJacket: of('tracksuit', 'longSleeves', 430),
  denimJacket: of('denim', 'longSleeves', 820),
  coat: of('coating', 'coat', 1650),
  blazer: of('suiting', 'longSleeves', 740),
  gilet: of('quilted', 'sleeveless', 360),
  bomber: of('quilted', 'longSleeves', 520),
  trench: of('gabardine', 'coat', 1180),
  puffer: of('quilted', 'longSleeves', 720),
  raincoat: of('raincoat', 'longSleeves', 410),
  joggers: of('fleece', 'trousers', 420),
  shorts: of('training', 'shorts', 150),
  jeans: of('denim', 'trousers', 680),
  slimJeans: of('stretchDenim', 'trousers', 590),
  chinos: of('chino', 'trousers', 460),
  tailoredShorts: of('chino', 'shorts', 290),
  leggings: of('leggings', 'trousers', 230),
  wideJeans: of('denim', 'trousers', 720),
  wideTrousers: of('crepe', 'trousers', 440),
  dungarees: of('denim', 'suit', 560),
  dungareesAndTop: of('cord', 'suit', 620),
  pleatedSkirt: of('training', 'skirt', 210),
  buttonSkirt: of('cord', 'skirt', 380),
  slipSkirt: of('satin', 'skirt', 240),
  wrapDress: of('viscose', 'dress', 310),
  slipDress: of('satin', 'dress', 260),
  tieredDress: of('viscose', 'dress', 390),
  shirtDress: of('denim', 'dress', 420),
  jerseyDress: of('rib', 'dress', 280),
  romper: of('romperJersey', 'suit', 240),
  tShirtAndShorts: of('jersey', 'shortSleeves', 320),
  cap: of('cap', 'hat', 62),
  bucketHat: of('canvas', 'hat', 90),
  beanie: of('woolBlend', 'hat', 110),
  sunHat: of('straw', 'hat', 120),
  socks: of('socks', 'socks', 70),
  belt: of('leather', 'belt', 210),
  sunglasses: of('glasses', 'glasses', 32),
  watch: of('watch', 'watch', 58),
  scarf: of('woolBlend', 'scarf', 380),
  backpack: of('backpack', 'bag', 640),
  crossbody: of('leather', 'smallBag', 340),
  duffel: of('backpack', 'longBag', 890),
  tote: of('canvas', 'bag', 310),
  runner: of('trainers', 'shoes', 560),
  sneaker: of('trainers', 'shoes', 720),
  highTop: of('trainers', 'shoes', 780),
  hikingBoot: of('shoes', 'shoes', 1240),
  chelseaBoot: of('shoes', 'shoes', 920),
  rainBoot: of('rubber', 'shoes', 1380),
  loafer: of('shoes', 'shoes', 680),
  ballerina: of('shoes', 'shoes', 390),
  sandal: of('shoes', 'shoes', 520),
  slide: of('rubber', 'shoes', 340),
};

export function factsOf(
  { design, sizes, cloth }: CategoryItem,
  category: DemoProduct['category'],
): ProductFacts {
  const garment = garments[design.garment];
  return {
    ...cloths[cloth ?? garment.cloth],
    weightGrams: category === 'kids' ? Math.round(garment.grams * 0.6) : garment.grams,
    // The demo's pictures show nobody.
    model: null,
    measures: measuresOf(garment.fit, sizes),
  };
}
