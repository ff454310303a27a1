import {
  CategoryBelowItself,
  CategoryHasChildren,
  NoSuchCategory,
  OrderOfOtherCategories,
  SlugTaken,
  TooManyCategories,
  TreeTooDeep,
  UnknownParent,
} from './taxonomy.errors';

export const maxCategories = 500;
export const maxLevels = 3;

export interface CategoryDetails {
  name: string;
  /** The slug of the category above it; null at the top. */
  parent: string | null;
  /** A path or URL; null: the shop shows a product's picture. */
  picture: string | null;
}

export interface Category extends CategoryDetails {
  slug: string;
}

/** All categories of the shop. Those with the same parent are in display order. */
export class CategoryTree {
  private constructor(private current: readonly Category[]) {}

  static restore(categories: readonly Category[]): CategoryTree {
    return new CategoryTree(categories);
  }

  get categories(): readonly Category[] {
    return this.current;
  }

  /** @throws NoSuchCategory */
  find(slug: string): Category {
    const category = this.current.find((one) => one.slug === slug);
    if (!category) throw new NoSuchCategory();
    return category;
  }

  /** The slugs from the top down to this category. @throws NoSuchCategory */
  pathOf(slug: string): string[] {
    const { parent } = this.find(slug);
    return parent === null ? [slug] : [...this.pathOf(parent), slug];
  }

  /** The slugs of this category and of all below it. */
  subtreeOf(slug: string): string[] {
    return [slug, ...this.childrenOf(slug).flatMap((child) => this.subtreeOf(child.slug))];
  }

  /** A new one goes last. @throws SlugTaken, UnknownParent, TreeTooDeep, TooManyCategories */
  add(slug: string, details: CategoryDetails): Category {
    if (this.current.some((category) => category.slug === slug)) throw new SlugTaken();
    if (this.current.length >= maxCategories) throw new TooManyCategories();
    const category = { slug, ...details };
    this.replaceAll([...this.current, category], slug);
    return category;
  }

  /** @throws NoSuchCategory, UnknownParent, CategoryBelowItself, TreeTooDeep */
  edit(slug: string, details: CategoryDetails): Category {
    const before = this.find(slug);
    if (details.parent !== null && this.subtreeOf(slug).includes(details.parent))
      throw new CategoryBelowItself();
    const category = { slug, ...details };
    const others = this.current.filter((one) => one !== before);
    const hasMoved = before.parent !== details.parent;
    const edited = this.current.map((one) => (one === before ? category : one));
    this.replaceAll(hasMoved ? [...others, category] : edited, slug);
    return category;
  }

  /** @param slugs of all categories below `parent`, each once. @throws OrderOfOtherCategories */
  reorder(parent: string | null, slugs: readonly string[]): void {
    const children = new Map(this.childrenOf(parent).map((child) => [child.slug, child]));
    const ordered = [...new Set(slugs)].flatMap((slug) => children.get(slug) ?? []);
    if (ordered.length !== slugs.length || ordered.length !== children.size)
      throw new OrderOfOtherCategories();
    this.current = [...this.current.filter(({ slug }) => !children.has(slug)), ...ordered];
  }

  /** @throws NoSuchCategory, CategoryHasChildren */
  delete(slug: string): void {
    const deleted = this.find(slug);
    if (this.childrenOf(slug).length > 0) throw new CategoryHasChildren();
    this.current = this.current.filter((category) => category !== deleted);
  }

  private childrenOf(parent: string | null): Category[] {
    return this.current.filter((category) => category.parent === parent);
  }

  private replaceAll(categories: readonly Category[], changed: string): void {
    const next = new CategoryTree(categories);
    const { parent } = next.find(changed);
    if (parent !== null && !this.current.some(({ slug }) => slug === parent)) throw new UnknownParent();
    const isTooDeep = next.subtreeOf(changed).some((slug) => next.pathOf(slug).length > maxLevels);
    if (isTooDeep) throw new TreeTooDeep();
    this.current = categories;
  }
}
