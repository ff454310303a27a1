import { expect, type APIRequestContext } from '@playwright/test';
import type { Schema } from '@haberdash/kit/api/client';
import { randomUUID } from 'node:crypto';
import { demoAdmin, signIn } from './people';

export type Product = Schema<'AdminProductView'>;

/** A product of this test's own, so that no other test buys it. The request becomes the admin's. */
export async function addProduct(
  request: APIRequestContext,
  fields: Partial<Schema<'AddProductBody'>> = {},
): Promise<Product> {
  await signIn(request, demoAdmin);
  const id = randomUUID().slice(0, 8);
  const response = await request.post('/api/admin/products/add', {
    data: {
      title: `Darned sock ${id}`,
      description: 'One of a pair.',
      category: 'accessories',
      brand: 'zara',
      price: 12.5,
      salePrice: 0,
      totalStock: 10,
      image: await somePicture(request),
      ...fields,
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { data: Product }).data;
}

/** A shirt in Navy (S, M; L is sold out) and Rust (the last S; no M is made; L), with a picture of each. */
export async function addGarment(
  request: APIRequestContext,
  fields: Partial<Schema<'AddProductBody'>> = {},
): Promise<Product> {
  // No test adds dear things for women, so that these have pictures of their own.
  const [navy, rust] = await listedProducts(request, 'category=women&sortBy=price-hightolow&limit=2');
  const made = (colour: string, size: Schema<'Size'>, stock: number) => ({ colour, size, stock, price: 3 });
  return addProduct(request, {
    title: `Seamed shirt ${randomUUID().slice(0, 8)}`,
    image: navy!.image,
    options: {
      colours: [
        { name: 'Navy', hex: '#1f3a5f', image: navy!.image },
        { name: 'Rust', hex: '#b5562b', image: rust!.image },
      ],
    },
    variants: [
      made('Navy', 'S', 4),
      made('Navy', 'M', 5),
      made('Navy', 'L', 0),
      made('Rust', 'S', 1),
      made('Rust', 'L', 6),
    ],
    ...fields,
  });
}

/** The path of the product's page. */
export const pathOf = ({ slug }: Pick<Schema<'ProductView'>, 'slug'>): string => `/shop/product/${slug!}`;

export function variantIdOf({ variants }: Product, size: string, colour: string): string {
  return variants.find((variant) => variant.size === size && variant.colour === colour)!._id;
}

async function somePicture(request: APIRequestContext): Promise<string> {
  const [product] = await listedProducts(request, 'limit=1');
  return product!.image;
}

export async function listedProducts(
  request: APIRequestContext,
  query: string,
): Promise<Schema<'ProductView'>[]> {
  const response = await request.get(`/api/shop/products/get?${query}`);
  return ((await response.json()) as { data: Schema<'ProductView'>[] }).data;
}
