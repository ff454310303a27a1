import { Test } from '@nestjs/testing';
import { startTestingApp } from '../../../../../test/support/shop/testing-app';
import { maxPageSize } from '../../../../platform/http/list';
import type { Json } from '../../../../shared/json';
import { ProductQueries } from '../../application/ports';
import { unfiltered } from '../../application/product-filter';
import { ProductsController } from './products.controller';
import { maxProducts } from './listing.schemas';

describe("the storefront's reads", () => {
  const asked: unknown[] = [];
  const list = { products: '[]' as Json<'Products'>, total: 0, nextCursor: null, facets: {} };
  const queries = {
    page: (page: unknown) => (asked.push(['page', page]), list),
    wholeList: (page: unknown) => (asked.push(['wholeList', page]), list),
    details: (id: string) => (asked.push(['details', id]), undefined),
  };
  let started: Awaited<ReturnType<typeof startTestingApp>>;

  beforeAll(async () => {
    const module = Test.createTestingModule({
      controllers: [ProductsController],
      providers: [{ provide: ProductQueries, useValue: undefined }],
    });
    started = await startTestingApp(module.overrideProvider(ProductQueries).useValue(queries));
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => started.close());

  const filter = unfiltered;

  it('return the whole list to clients without paging', async () => {
    const response = await started.ask('/shop/products/get?category=men,kids');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toMatchObject({ success: true, data: [], meta: { total: 0 } });
    const page = { ...filter, category: ['men', 'kids'], sort: 'price-lowtohigh', limit: maxProducts };
    expect(asked).toEqual([['wholeList', page]]);
  });

  it.each([
    ['limit=5', { limit: 5 }],
    ['cursor=a', { limit: maxPageSize, cursor: 'a' }],
  ])('return a page to clients that request one: %s', async (query, page) => {
    await started.ask(`/shop/products/get?sortBy=title-ztoa&brand=h%26m&${query}`);
    const wanted = { ...filter, brand: ['h&m'], sort: 'title-ztoa', ...page };
    expect(asked).toEqual([['page', wanted]]);
  });

  it('refuse an unknown product with an id of any format', async () => {
    const response = await started.ask('/shop/products/get/NONE');
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(asked).toEqual([['details', '00000000-0000-0000-0000-000000000000']]);
  });
});
