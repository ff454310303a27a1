import type { INestApplication } from '@nestjs/common';
import { AddBrand } from '../../src/catalogue/application/taxonomy/add-brand';
import { AddCategory } from '../../src/catalogue/application/taxonomy/add-category';
import { TaxonomyQueries } from '../../src/catalogue/application/taxonomy/ports';

/** Names by slug, in display order. */
export const demoCategories = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
} as const;

/** Names by slug. */
export const demoBrands = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  levi: "Levi's",
  zara: 'Zara',
  'h&m': 'H&M',
} as const;

/** Invented: the demo's brands are sold by nobody. */
const makerOf = (name: string) => ({
  makerName: `${name} Demo Works`,
  makerAddress: '1 Example Street, Springfield, OR 97403, United States',
  responsiblePerson: `${name} Demo Europe, Voorbeeldstraat 1, 1012 AB Amsterdam, Netherlands`,
});

/** Adds those that are missing. */
export async function seedTaxonomy(app: INestApplication): Promise<void> {
  const known = await app.get(TaxonomyQueries, { strict: false }).names();
  const addBrand = app.get(AddBrand, { strict: false });
  for (const [slug, name] of Object.entries(demoBrands)) {
    if (!Object.hasOwn(known.brands, slug))
      await addBrand.execute({ slug, name, logo: null, ...makerOf(name) });
  }
  const addCategory = app.get(AddCategory, { strict: false });
  for (const [slug, name] of Object.entries(demoCategories)) {
    if (Object.hasOwn(known.categories, slug)) continue;
    await addCategory.execute({ slug, name, parent: null, picture: null });
  }
}
