import type { INestApplication } from '@nestjs/common';
import { AddBrand } from '../../src/catalogue/taxonomy/application/add-brand';
import { AddCategory } from '../../src/catalogue/taxonomy/application/add-category';
import { EditBrand } from '../../src/catalogue/taxonomy/application/edit-brand';
import type { Maker } from '../../src/catalogue/facts/domain/legal-facts';
import { demoKinds } from './shelves/demo-kinds';
import { TaxonomyQueries } from '../../src/catalogue/taxonomy-queries';

/** Names by slug, in display order. */
export const demoCategories = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
} as const;

/** Each key is a slug, its value the name. */
export const demoBrands = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  levi: "Levi's",
  zara: 'Zara',
  'h&m': 'H&M',
} as const;

/** Invented: the demo's brands are sold by nobody. */
export const makerOf = (name: string): Maker => ({
  makerName: `${name} Demo Works`,
  makerAddress: '1 Example Street, Springfield, OR 97403, United States',
  responsiblePerson: `${name} Demo Europe, Voorbeeldstraat 1, 1012 AB Amsterdam, Netherlands`,
});

/** Adds those that are missing. The brands of a new shop have no makers yet. */
export async function seedTaxonomy(app: INestApplication): Promise<void> {
  const known = await app.get(TaxonomyQueries, { strict: false }).names();
  const addBrand = app.get(AddBrand, { strict: false });
  const editBrand = app.get(EditBrand, { strict: false });
  for (const [slug, name] of Object.entries(demoBrands)) {
    const brand = { slug, name, logo: null, ...makerOf(name) };
    if (Object.hasOwn(known.brands, slug)) await editBrand.execute({ ...brand, seenVersion: undefined });
    else await addBrand.execute(brand);
  }
  const addCategory = app.get(AddCategory, { strict: false });
  for (const [slug, name] of Object.entries(demoCategories)) {
    if (Object.hasOwn(known.categories, slug)) continue;
    await addCategory.execute({ slug, name, parent: null, picture: null });
  }
  for (const [parent, kinds] of Object.entries(demoKinds)) {
    for (const { slug, name } of kinds) {
      if (!Object.hasOwn(known.categories, slug))
        await addCategory.execute({ slug, name, parent, picture: null });
    }
  }
}
