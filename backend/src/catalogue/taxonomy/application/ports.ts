import type { Brand } from '../domain/brand';
import type { CategoryTree } from '../domain/category-tree';

export abstract class BrandRepository {
  /** Locks it until the transaction ends. */
  abstract findForChange(slug: string): Promise<Brand | undefined>;
  /** @throws SlugTaken */
  abstract add(brand: Brand): Promise<void>;
  abstract save(brand: Brand): Promise<void>;
  /** Call it after `findForChange`. @throws BrandInUse, BrandInRule */
  abstract delete(slug: string): Promise<void>;
}

export abstract class CategoryRepository {
  /** Locks the whole tree until the transaction ends. */
  abstract findForChange(): Promise<CategoryTree>;
  /** @throws CategoryInUse, CategoryInRule when a category with products, or of a collection's rule, is missing */
  abstract save(tree: CategoryTree): Promise<void>;
}
