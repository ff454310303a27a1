import { jeans } from '../shop/goods';
import type { Chance } from '../chance';
import type { ShopResponse } from '../shop/shop-client';
import type { Person } from '../shop/people';

const states = ['published', 'published', 'draft', 'archived'] as const;
const slugs = {
  brand: ['hem', 'seam', 'yoke'],
  category: ['coats', 'capes', 'shawls'],
};
type Kind = keyof typeof slugs;
const pathOf: Record<Kind, string> = { brand: '/api/admin/brands', category: '/api/admin/categories' };
const atLeastProducts = 4;

interface Product {
  id: string;
  /** A word of its title and its slug that no other product has. */
  name: string;
  state: (typeof states)[number];
  brand: string;
  category: string;
}

/** A word of all titles. */
export const word = 'zyxwvut';

/** An admin who edits products, brands and categories at random, and knows what each product is. */
export class RandomCatalogueAdmin {
  products: Product[] = [];
  edits = 0;
  readonly failures: string[] = [];
  private added = 0;

  private constructor(
    private readonly person: Person,
    private readonly chance: Chance,
  ) {}

  static async withBrandsAndCategories(person: Person, chance: Chance): Promise<RandomCatalogueAdmin> {
    const editor = new RandomCatalogueAdmin(person, chance);
    for (const kind of ['brand', 'category'] as const)
      for (const slug of slugs[kind]) await editor.addBrandOrCategory(kind, slug);
    const rule = { priceFrom: 0.01 };
    const all = { slug: 'all', title: 'All', rule };
    editor.expect(201, await person.client.post('/api/admin/collections', all));
    return editor;
  }

  async editAtRandom(): Promise<void> {
    this.edits += 1;
    const draw = this.chance.below(10);
    if (this.products.length < atLeastProducts || draw === 0) await this.add();
    else if (draw === 1) await this.delete(this.some());
    else if (draw <= 4) await this.changeStates();
    else if (draw <= 6) await this.deleteBrandOrCategory(this.chance.oneOf(['brand', 'category']));
    else await this.edit(this.some());
  }

  private async add(): Promise<void> {
    const state = this.chance.oneOf(['published', 'draft'] as const);
    const name = `n${(this.added += 1)}x`;
    const form = this.form(name);
    const response = await this.person.client.post('/api/admin/products/add', { ...form, state });
    if (!this.expect(201, response)) return;
    const { _id: id } = (response.body as { data: { _id: string } }).data;
    this.products.push({ id, name, state, brand: form.brand, category: form.category });
  }

  private async edit(product: Product): Promise<void> {
    const form = this.form(product.name);
    const path = `/api/admin/products/edit/${product.id}`;
    if (this.expect(200, await this.person.client.put(path, form)))
      Object.assign(product, { brand: form.brand, category: form.category });
  }

  private async changeStates(): Promise<void> {
    const [one, other, state] = [this.some(), this.some(), this.chance.oneOf(states)];
    const body = { ids: [...new Set([one.id, other.id])], state };
    if (this.expect(200, await this.person.client.put('/api/admin/products/state', body)))
      one.state = other.state = state;
  }

  private async delete(product: Product): Promise<void> {
    const response = await this.person.client.delete(`/api/admin/products/delete/${product.id}`);
    if (this.expect(200, response)) this.products = this.products.filter((one) => one !== product);
  }

  /** Deletes one that no product uses, and adds it again. */
  private async deleteBrandOrCategory(kind: Kind): Promise<void> {
    const slug = this.chance.oneOf(slugs[kind]);
    const isUsed = this.products.some((product) => product[kind] === slug);
    const response = await this.person.client.delete(`${pathOf[kind]}/${slug}`);
    if (this.expect(isUsed ? 409 : 200, response) && !isUsed) await this.addBrandOrCategory(kind, slug);
  }

  private async addBrandOrCategory(kind: Kind, slug: string): Promise<void> {
    this.expect(201, await this.person.client.post(pathOf[kind], { slug, name: slug }));
  }

  private form(name: string) {
    const price = (100 + this.chance.below(20_000)) / 100;
    return {
      ...jeans,
      title: `${word} ${name}`,
      brand: this.chance.oneOf(slugs.brand),
      category: this.chance.oneOf(slugs.category),
      price,
      salePrice: this.chance.isLucky(0.3) ? Math.floor(price * 50) / 100 : 0,
      totalStock: this.chance.below(4),
    };
  }

  private some(): Product {
    return this.chance.oneOf(this.products);
  }

  private expect(status: number, response: ShopResponse): boolean {
    if (response.status !== status)
      this.failures.push(`${response.status} instead of ${status}: ${JSON.stringify(response.body)}`);
    return response.status === status;
  }
}
