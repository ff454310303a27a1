import { DomainError } from '../../../shared/domain-error';

export class NoSuchBrand extends DomainError.of('not-found', 'NOT_FOUND', 'Brand not found') {}

export class NoSuchCategory extends DomainError.of('not-found', 'NOT_FOUND', 'Category not found') {}

/** A product names a brand that does not exist. */
export class UnknownBrand extends DomainError.of('invalid', 'UNKNOWN_BRAND', 'There is no such brand', {
  field: 'brand',
}) {}

/** A product names a category that does not exist. */
export class UnknownCategory extends DomainError.of(
  'invalid',
  'UNKNOWN_CATEGORY',
  'There is no such category',
  { field: 'category' },
) {}

export class UnknownParent extends DomainError.of(
  'invalid',
  'UNKNOWN_PARENT',
  'There is no such category to put it under',
  { field: 'parent' },
) {}

export class SlugTaken extends DomainError.of('conflict', 'SLUG_TAKEN', 'This short name is taken already', {
  field: 'slug',
}) {}

/** Someone else saved the brand since this editor read it. */
export class StaleBrand extends DomainError.of(
  'conflict',
  'STALE_BRAND',
  'Someone else has changed this brand. Reload to see it.',
) {}

export class TreeTooDeep extends DomainError.of(
  'conflict',
  'TREE_TOO_DEEP',
  'Categories have at most three levels',
) {}

export class CategoryBelowItself extends DomainError.of(
  'conflict',
  'CATEGORY_BELOW_ITSELF',
  'A category cannot be below itself',
) {}

export class TooManyCategories extends DomainError.of(
  'conflict',
  'TOO_MANY_CATEGORIES',
  'You can have at most 500 categories. Delete one first.',
) {}

/** Another admin has added, moved or deleted a category since this order was read. */
export class OrderOfOtherCategories extends DomainError.of(
  'conflict',
  'CATEGORIES_CHANGED',
  'Someone else changed the categories. Reload to see them.',
) {}

export class CategoryHasChildren extends DomainError.of(
  'conflict',
  'CATEGORY_HAS_CHILDREN',
  'This category has categories below it. Move or delete them first.',
) {}

const productsOf = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export class BrandInUse extends DomainError {
  constructor(products: number) {
    super(
      'conflict',
      'BRAND_IN_USE',
      `This brand has ${productsOf(products)}. Give them another brand first.`,
    );
  }
}

export class CategoryInUse extends DomainError {
  constructor(products: number) {
    super('conflict', 'CATEGORY_IN_USE', `This category has ${productsOf(products)}. Move them first.`);
  }
}

const rulesOf = ([first, ...others]: readonly string[]): string =>
  others.length === 0
    ? `The rule of the collection “${first}” names it`
    : `The rules of ${others.length + 1} collections name it, such as “${first}”`;

/** Without it, the rule would select other products than its author meant. */
export class BrandInRule extends DomainError {
  /** @param titles of the collections */
  constructor(titles: readonly string[]) {
    super('conflict', 'BRAND_IN_RULE', `${rulesOf(titles)}. Change that before you delete this brand.`);
  }
}

export class CategoryInRule extends DomainError {
  /** @param titles of the collections */
  constructor(titles: readonly string[]) {
    super('conflict', 'CATEGORY_IN_RULE', `${rulesOf(titles)}. Change that before you delete this category.`);
  }
}
