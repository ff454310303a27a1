import { Collection, type CollectionDetails } from './collection';
import { EmptyRule, ProductTwice, StaleCollection } from './collection.errors';
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
});
