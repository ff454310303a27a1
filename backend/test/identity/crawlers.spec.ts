import contract from '../../openapi.json';
import { newId } from '../../src/shared/ids';
import { onSale } from '../support/shop/goods';
import { admin, inDatabase } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const pages = ['/', '/shop/home', '/shop/listing', '/shop/search?q=tee', '/shop/checkout', '/auth/login'];

/** Every call that only reads, for an id that is unknown, and the pages. */
const addresses = [
  ...Object.entries(contract.paths)
    .filter(([, calls]) => 'get' in calls)
    .map(([path]) => path.replace('{userId}', 'visitor').replaceAll(/\{\w+\}/g, newId())),
  ...pages,
];

describe('a crawler, where visitors may buy', () => {
  const shop = testShop({ VISITORS: 'buy' });

  it.each(['GET', 'HEAD'])('becomes no visitor and gets no cookie by any %s', async (method) => {
    expect(addresses.length).toBeGreaterThan(60);
    await onSale(await admin(shop()));
    for (const address of addresses) {
      const { headers } = await shop().visitor().ask(address, { method });
      expect([address, headers.getSetCookie()]).toEqual([address, []]);
    }
    expect(await inDatabase(shop(), 'SELECT FROM identity.visitors')).toEqual([]);
    expect(await inDatabase(shop(), 'SELECT FROM cart.carts')).toEqual([]);
  });
});
