import type { INestApplication } from '@nestjs/common';
import { Database } from '../../../src/platform/postgres/database';
import { AddCollection } from '../../../src/storefront/collections/application/add-collection';
import { collectionPictures } from '../../pictures/collection-pictures';

interface DemoCollection {
  slug: keyof typeof collectionPictures;
  title: string;
  description: string;
  /** The titles of its products, in their order. */
  products: readonly string[];
}

/** The menu has them in this order. */
export const demoCollections: DemoCollection[] = [
  {
    slug: 'new-in',
    title: 'New in',
    description: 'Just unpacked: the pieces we would wear first.',
    products: [
      'Belted Trench Coat',
      'Fisherman Cable Jumper',
      'Herringbone Blazer',
      'Moonlit Midi Skirt',
      'Cobbled Lane Chelsea Boots',
      'Small Hours Crossbody',
      'Cloud Loop Hoodie',
      'Workshop Dungarees',
      'Daybreak Road Runner',
      'Gingham Weekend Shirt',
    ],
  },
  {
    slug: 'wedding-guest',
    title: 'Wedding guest',
    description: 'Dressed up enough for the speeches, easy enough for the dance floor.',
    products: [
      'Polka Wrap Dress',
      'Bow Neck Blouse',
      'Meadow Tiered Dress',
      'Wide Pleat Trousers',
      'Rehearsal Ballet Flats',
      'Penny Loafers',
      'Turn-Up Chinos',
      'Minute Hand Watch',
      'Twirl Jersey Dress',
    ],
  },
  {
    slug: 'rain-or-shine',
    title: 'Rain or shine',
    description: 'What keeps you dry at the bus stop, and what you take off when the sun comes out.',
    products: [
      'Puddle Jumper Raincoat',
      'Garden Gate Wellies',
      'Windbreak Bomber',
      'Quarry Hiking Boots',
      'Terrace Bucket Hat',
      'Trailhead Gilet',
      'Seaside Straw Hat',
      'Everyday Backpack',
    ],
  },
];

/** @param pictures the address of each slug's picture */
export async function seedCollections(app: INestApplication, pictures: Map<string, string>): Promise<void> {
  const rows = await app
    .get(Database)
    .query<{ id: string; title: string }>('SELECT id, title FROM catalogue.published_products');
  const idOf = new Map(rows.map(({ id, title }) => [title, id]));
  const addCollection = app.get(AddCollection, { strict: false });
  for (const { products, ...collection } of demoCollections) {
    await addCollection.execute({
      ...collection,
      picture: pictures.get(collection.slug)!,
      selection: { products: products.map((title) => idOf.get(title)!) },
    });
  }
}
