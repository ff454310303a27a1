import { put } from '@haberdash/kit/effects';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import { createEditor } from '../editor/create-editor';
import {
  fetchCollection,
  postCollection,
  putCollection,
  type Collection,
  type Rule,
} from './collections.api';
import { fetchNamed } from '../product-search/product-search.api';
import { productsNamed } from '../product-search/product-search.slice';
import { emptyRule, ruleIn } from './products/rule-fields';

/** How products are selected. */
export type SelectionKind = 'hand' | 'rule';

export interface CollectionFields {
  title: string;
  /** The short name of a new one. */
  slug?: string;
  description: string;
  picture: string | null;
  kind: SelectionKind;
  products: string[];
  rule: Partial<Rule>;
}

export const newCollection: Partial<CollectionFields> = {
  description: '',
  picture: null,
  kind: 'hand',
  products: [],
  rule: emptyRule,
};

export const collectionEditor = createEditor<Collection, CollectionFields>({
  name: 'collectionEditor',
  fieldsOf: ({ title, description, picture, products, rule }) => ({
    title,
    description,
    picture,
    kind: rule ? 'rule' : 'hand',
    products: products ?? [],
    rule: rule ?? emptyRule,
  }),
  save({ slug = '', title, description, picture, kind, products, rule }, saved) {
    const selection = kind === 'hand' ? { products } : { rule: { ...emptyRule, ...ruleIn(rule) } };
    const fields = { title, description, picture, ...selection };
    if (!saved) return postCollection({ slug, ...fields });
    return putCollection({ slug: saved.slug, version: saved.version, ...fields });
  },
  latest: { code: 'STALE_COLLECTION', fetch: ({ slug }) => fetchWithProducts(slug) },
  *onSaved() {
    yield* put(menuRequested());
  },
});

/** A collection, after the products that were picked for it. */
export function* fetchWithProducts(slug: string) {
  const result = yield* fetchCollection(slug);
  const ids = (result.ok && result.body.data.products) || [];
  const picked = ids.length > 0 && (yield* fetchNamed(ids));
  if (picked && picked.ok) yield* put(productsNamed(picked.body.data));
  return result;
}
