import type { Collection, Rule, SubmittedCollection } from './collections.api';
import { emptyRule, ruleIn } from './products/rule-fields';

/** What the form of a collection holds. */
export interface CollectionFields {
  slug: string;
  title: string;
  description: string;
  products: string[];
  rule: Partial<Rule>;
}

export const selections = { hand: 'Pick by hand', rule: 'Select by rule' };
export type SelectionKind = keyof typeof selections;

/** @param collection null: a new one */
export const fieldsOf = (collection: Collection | null): Partial<CollectionFields> => ({
  title: collection?.title,
  description: collection?.description ?? '',
  products: collection?.products ?? [],
  rule: collection?.rule ?? emptyRule,
});

/** What the form submits: either the picked products or the rule. */
export function submittedOf(
  { slug, title, description, products, rule }: CollectionFields,
  {
    kind,
    picture,
    collection,
  }: { kind: SelectionKind; picture: string | null; collection: Collection | null },
): SubmittedCollection & { version?: number } {
  const selection = kind === 'hand' ? { products } : { rule: { ...emptyRule, ...ruleIn(rule) } };
  const own = { slug: collection?.slug ?? slug, version: collection?.version };
  return { ...own, title, description, picture, ...selection };
}
