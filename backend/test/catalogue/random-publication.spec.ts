import { Chance } from '../support/chance';
import { admin, inDatabase } from '../support/shop/people';
import { RandomCatalogueAdmin } from '../support/catalogue/random-catalogue-admin';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';
import { wronglyCounted, wronglyShown } from '../support/catalogue/visible-products';

const looks = 8;
const editsBetween = 10;

describe('after random edits of products, brands and categories', () => {
  const shop = testShop({ VISITORS: 'browse' });

  it('visitors see what is published and nothing else, and facets count it', async () => {
    const editor = await RandomCatalogueAdmin.withBrandsAndCategories(
      await admin(shop()),
      new Chance('2026'),
    );
    for (let look = 0; look < looks; look += 1) {
      for (let edit = 0; edit < editsBetween; edit += 1) await editor.editAtRandom();
      // Public responses are cached for 250 ms; a difference that stays is printed.
      let wrong: string[] = [];
      await until(async () => {
        wrong = [...(await wronglyShown(shop(), editor)), ...(await wronglyCounted(shop()))];
        return wrong.length === 0;
      }, 3).catch(() => undefined);
      expect(wrong).toEqual([]);
    }
    expect(editor.failures).toEqual([]);
    expect(editor.products.length).toBeGreaterThan(0);
    const withoutBrandOrCategory = await inDatabase(
      shop(),
      `SELECT p.id FROM catalogue.products p WHERE p.deleted_at IS NULL AND NOT (
         EXISTS (SELECT FROM catalogue.brands b WHERE b.slug = p.brand) AND EXISTS (SELECT FROM catalogue.categories c WHERE c.slug = p.category))`,
    );
    expect(withoutBrandOrCategory).toEqual([]);
  });
});
