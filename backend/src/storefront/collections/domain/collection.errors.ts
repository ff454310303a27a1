import { DomainError } from '../../../shared/domain-error';

export class NoSuchCollection extends DomainError.of('not-found', 'NOT_FOUND', 'Collection not found') {}

/** Someone else saved the collection since this editor read it. */
export class StaleCollection extends DomainError.of(
  'conflict',
  'STALE_COLLECTION',
  'Someone else has changed this collection. Reload to see it.',
) {}

/** It would select every product. */
export class EmptyRule extends DomainError.of('invalid', 'EMPTY_RULE', 'Choose at least one condition', {
  field: 'rule',
}) {}

export class ProductTwice extends DomainError.of(
  'invalid',
  'PRODUCT_TWICE',
  'A product can be in a collection only once',
  { field: 'products' },
) {}

/** Its products change only with the rule. */
export class SelectedByRule extends DomainError.of(
  'conflict',
  'SELECTED_BY_RULE',
  'This collection selects its products by a rule. Edit the rule instead.',
) {}

export class CollectionFull extends DomainError.of(
  'conflict',
  'COLLECTION_FULL',
  'A collection has at most 100 products. Remove one first.',
) {}

export class TooManyCollections extends DomainError.of(
  'conflict',
  'TOO_MANY_COLLECTIONS',
  'You can have at most 200 collections. Delete one first.',
) {}

/** Another admin has added or deleted a collection since this order was read. */
export class OrderOfOtherCollections extends DomainError.of(
  'conflict',
  'COLLECTIONS_CHANGED',
  'Someone else changed the collections. Reload to see them.',
) {}
