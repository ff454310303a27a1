import { expect, type APIRequestContext } from '@playwright/test';
import type { Schema } from '@haberdash/kit/api/client';
import { randomUUID } from 'node:crypto';
import { demoAdmin, signIn } from './people';

export type Product = Schema<'ProductView'>;

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

async function somePicture(request: APIRequestContext): Promise<string> {
  const [product] = await listedProducts(request, 'limit=1');
  return product!.image;
}

export async function listedProducts(request: APIRequestContext, query: string): Promise<Product[]> {
  const response = await request.get(`/api/shop/products/get?${query}`);
  return ((await response.json()) as { data: Product[] }).data;
}
