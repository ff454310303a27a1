import { Collection, type CollectionDetails } from './collection';
import {
  CollectionFull,
  EmptyRule,
  ProductTwice,
  SelectedByRule,
  StaleCollection,
} from './collection.errors';
import type { ProductRule } from '../../listing/domain/product-rule';

const anything: ProductRule = {
  category: [],
  brand: [],
  size: [],
  colour: [],
  price: null,
  onSale: false,
  newWithinDays: null,
};
const byHand: CollectionDetails = {
  title: 'Summer',
  description: '',
  picture: null,
  selection: { products: ['a', 'b'] },
};

describe('a collection', () => {
  it('has a new version after each edit, and keeps its slug', () => {
    const summer = Collection.create('summer', byHand);
    summer.edit({ ...byHand, selection: { rule: { ...anything, onSale: true } } }, 1);
    expect(summer.state).toMatchObject({
      slug: 'summer',
      version: 2,
      selection: { rule: { ...anything, onSale: true } },
    });
  });

  it('refuses the edit of a version that somebody else has changed since', () => {
    const summer = Collection.create('summer', byHand);
    summer.edit({ ...byHand, title: 'High summer' }, 1);
    expect(() => summer.edit(byHand, 1)).toThrow(StaleCollection);
    summer.edit(byHand, undefined);
    expect(summer.state.title).toBe('Summer');
  });

  it('contains a product once, in the order of the picks', () => {
    expect(() =>
      Collection.create('summer', { ...byHand, selection: { products: ['a', 'b', 'a'] } }),
    ).toThrow(ProductTwice);
  });

  it('may be empty, but not have a rule without conditions', () => {
    expect(Collection.create('summer', { ...byHand, selection: { products: [] } }).state.version).toBe(1);
    expect(() => Collection.create('all', { ...byHand, selection: { rule: anything } })).toThrow(EmptyRule);
  });

  it('picks a product once, as the last one, and removes it', () => {
    const summer = Collection.create('summer', byHand);
    summer.pick('c', ['a', 'b', 'c']);
    summer.pick('c', ['a', 'b', 'c']);
    expect(summer.state).toMatchObject({ version: 2, selection: { products: ['a', 'b', 'c'] } });
    summer.remove('a');
    summer.remove('a');
    expect(summer.state).toMatchObject({ version: 3, selection: { products: ['b', 'c'] } });
  });

  it('has at most 100 products, of which deleted ones do not count', () => {
    const picked = Array.from({ length: 100 }, (_, index) => `product-${index}`);
    const full = Collection.create('full', { ...byHand, selection: { products: picked } });
    expect(() => full.pick('one more', picked)).toThrow(CollectionFull);
    full.pick('one more', picked.slice(1));
    expect(full.picked.slice(-2)).toEqual(['product-99', 'one more']);
  });

  it('has no product picked while a rule selects them', () => {
    const sale = Collection.create('sale', { ...byHand, selection: { rule: { ...anything, onSale: true } } });
    expect(() => sale.pick('a', ['a'])).toThrow(SelectedByRule);
    expect(() => sale.remove('a')).toThrow(SelectedByRule);
  });
});
