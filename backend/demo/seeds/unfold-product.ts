import { colours as palette } from '../pictures/palette';
import { details } from '../pictures/parts/details';
import { colourLabel } from './colour-label';
import type { CategoryItem, DemoColour, DemoProduct, DemoVariant, ItemColour } from './demo-product';
import { factsOf } from './facts/garment-facts';
import { kindOf } from './shelves/demo-kinds';
import { spreadStock } from './spread-stock';

/** Where a product stands in the shop. */
interface Place {
  category: DemoProduct['category'];
  /** The first number is 1. */
  number: number;
}

/** A product as it is written down, and all that follows from it: its pictures, its variants, what is there of each. */
export function unfoldProduct(item: CategoryItem, place: Place): DemoProduct {
  const { title, description, brand } = item;
  const slug = slugOf(place.category, title);
  return {
    slug,
    title,
    description,
    category: place.category,
    kind: kindOf(place.category, item.design.garment),
    brand,
    colours: item.colours.map((colour) => unfoldColour(item, colour, slug)),
    variants: variantsOf(item, slug, skuOf(place)),
    facts: factsOf(item, place.category),
  };
}

const slugOf = (category: string, title: string) =>
  `${category}-${title.toLowerCase().replaceAll("'", '')}`.replace(/[^a-z0-9]+/g, '-');

const calledOf = ({ called, colour }: ItemColour) => called ?? colour;
const sizesOf = (item: CategoryItem, colour: ItemColour) => colour.sizes ?? item.sizes;

function unfoldColour({ design }: CategoryItem, itemColour: ItemColour, slug: string): DemoColour {
  const { colour, accent, second, backdrop } = itemColour;
  const called = calledOf(itemColour);
  return {
    name: colourLabel(called),
    hex: palette[called],
    slug: `${slug}-${called}`,
    picture: { ...design, colour, accent, second, backdrop },
    back: `${slug}-${called}-back`,
    detail: { slug: `${slug}-${called}-detail`, alt: `Detail of the ${details[design.garment].part}` },
  };
}

type Sku = (colour: string, size: string) => string;

function variantsOf(item: CategoryItem, slug: string, sku: Sku): DemoVariant[] {
  const shelves = item.colours.map((colour) => ({ colour: calledOf(colour), sizes: sizesOf(item, colour) }));
  const stock = spreadStock(slug, item.stock, shelves);
  return item.colours.flatMap((colour, row) =>
    sizesOf(item, colour).map((size, at) => ({
      size,
      colour: colourLabel(calledOf(colour)),
      ...pricesOf(item, colour, size),
      sku: sku(calledOf(colour), size),
      stock: stock[row]![at]!,
    })),
  );
}

function pricesOf(item: CategoryItem, colour: ItemColour, size: string) {
  const { sizes, surcharge, priceCents } = item;
  const salePriceCents = colour.salePriceCents ?? item.salePriceCents;
  const isLarger = surcharge && sizes.indexOf(size) >= sizes.indexOf(surcharge.from);
  const extra = isLarger ? surcharge.cents : 0;
  return { priceCents: priceCents + extra, salePriceCents: salePriceCents && salePriceCents + extra };
}

/** The result looks like `HB-M04-NAVY-XL`. */
function skuOf({ category, number }: Place): Sku {
  const product = `HB-${category.charAt(0)}${String(number).padStart(2, '0')}`;
  return (colour, size) => `${product}-${colour}-${shortSize(size)}`.toUpperCase();
}

const shortSize = (size: string) =>
  size
    .replace(' years', 'Y')
    .replace(/^\d+-(\d+) months$/, '$1M')
    .replace('One size', 'OS');
