import type { GarmentName } from '../../pictures/draw-picture';

/** A category below one of the shop's five. */
interface Kind {
  slug: string;
  name: string;
  garments: readonly GarmentName[];
}

type Category = 'men' | 'women' | 'kids' | 'accessories' | 'footwear';

const kind = (slug: string, name: string, garments: readonly GarmentName[]): Kind => ({
  slug,
  name,
  garments,
});

/** The menu has those of a category in this order. */
export const demoKinds: Record<Category, Kind[]> = {
  men: [
    kind('men-tops', 'Tops', ['longSleeve', 'tShirt', 'tank', 'polo', 'shirt', 'campShirt']),
    kind('men-sweatshirts', 'Hoodies and sweatshirts', ['hoodie', 'sweatshirt']),
    kind('men-jackets', 'Outerwear', ['trackJacket', 'denimJacket', 'coat', 'blazer', 'gilet']),
    kind('men-jeans', 'Jeans', ['jeans', 'slimJeans']),
    kind('men-trousers', 'Bottoms', ['joggers', 'shorts', 'chinos', 'tailoredShorts']),
  ],
  women: [
    kind('women-dresses', 'Dresses', ['wrapDress', 'slipDress', 'tieredDress', 'shirtDress']),
    kind('women-tops', 'Tops and blouses', ['tank', 'blouse']),
    kind('women-knitwear', 'Knitwear and sweatshirts', ['sweatshirt', 'cardigan', 'jumper']),
    kind('women-jackets', 'Outerwear', ['bomber', 'trackJacket', 'denimJacket', 'trench']),
    kind('women-jeans', 'Jeans', ['wideJeans']),
    kind('women-trousers', 'Bottoms', ['leggings', 'wideTrousers']),
    kind('women-skirts', 'Skirts', ['pleatedSkirt', 'buttonSkirt', 'slipSkirt']),
  ],
  kids: [
    kind('kids-tops', 'Tops', ['tShirt', 'sweatshirt']),
    kind('kids-jackets', 'Outerwear', ['trackJacket', 'puffer', 'denimJacket', 'raincoat']),
    kind('kids-sets', 'Dungarees and sets', ['dungarees', 'dungareesAndTop', 'romper', 'tShirtAndShorts']),
    kind('kids-dresses', 'Dresses', ['jerseyDress']),
    kind('kids-trousers', 'Bottoms', ['joggers']),
  ],
  accessories: [
    kind('accessories-bags', 'Bags', ['backpack', 'duffel', 'tote', 'crossbody']),
    kind('accessories-hats', 'Hats and caps', ['cap', 'bucketHat', 'beanie', 'sunHat']),
    kind('accessories-belts', 'Belts, scarves and socks', ['belt', 'scarf', 'socks']),
    kind('accessories-watches', 'Watches and sunglasses', ['watch', 'sunglasses']),
  ],
  footwear: [
    kind('footwear-trainers', 'Trainers', ['runner', 'sneaker', 'highTop']),
    kind('footwear-boots', 'Boots', ['hikingBoot', 'chelseaBoot', 'rainBoot']),
    kind('footwear-flats', 'Flats and loafers', ['loafer', 'ballerina']),
    kind('footwear-sandals', 'Sandals and slides', ['sandal', 'slide']),
  ],
};

/** @returns the slug of the category in which a product of the demo is listed */
export const kindOf = (category: Category, garment: GarmentName): string =>
  demoKinds[category].find(({ garments }) => garments.includes(garment))?.slug ?? category;
