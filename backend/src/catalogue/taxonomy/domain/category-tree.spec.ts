import { type CategoryDetails, CategoryTree, maxCategories } from './category-tree';
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

const details = (name: string, parent: string | null = null): CategoryDetails => ({
  name,
  parent,
  picture: null,
});

/** men > jackets > parkas, and women. */
function aTree(): CategoryTree {
  const tree = CategoryTree.restore([]);
  tree.add('men', details('Men'));
  tree.add('women', details('Women'));
  tree.add('jackets', details('Jackets', 'men'));
  tree.add('parkas', details('Parkas', 'jackets'));
  return tree;
}

describe('the category tree', () => {
  it('has the path and the descendants of each category', () => {
    const tree = aTree();
    expect(tree.pathOf('parkas')).toEqual(['men', 'jackets', 'parkas']);
    expect(tree.subtreeOf('men')).toEqual(['men', 'jackets', 'parkas']);
    expect(tree.subtreeOf('women')).toEqual(['women']);
  });

  it('has at most three levels, also after a move', () => {
    const tree = aTree();
    expect(() => tree.add('hooded', details('Hooded', 'parkas'))).toThrow(TreeTooDeep);
    tree.add('sale', details('Sale'));
    tree.add('last', details('Last chance', 'sale'));
    expect(() => tree.edit('jackets', details('Jackets', 'last'))).toThrow(TreeTooDeep);
    expect(tree.pathOf('parkas')).toEqual(['men', 'jackets', 'parkas']);
  });

  it('refuses a category below itself or below one that does not exist', () => {
    const tree = aTree();
    expect(() => tree.edit('men', details('Men', 'parkas'))).toThrow(CategoryBelowItself);
    expect(() => tree.edit('men', details('Men', 'men'))).toThrow(CategoryBelowItself);
    expect(() => tree.edit('men', details('Men', 'pets'))).toThrow(UnknownParent);
    expect(() => tree.add('dogs', details('Dogs', 'pets'))).toThrow(UnknownParent);
    expect(() => tree.add('dogs', details('Dogs', 'dogs'))).toThrow(UnknownParent);
  });

  it('moves a category with everything below it to the end of its new siblings', () => {
    const tree = aTree();
    tree.add('coats', details('Coats', 'women'));
    tree.edit('jackets', details('Jackets', 'women'));
    expect(tree.pathOf('parkas')).toEqual(['women', 'jackets', 'parkas']);
    expect(tree.subtreeOf('women')).toEqual(['women', 'coats', 'jackets', 'parkas']);
  });

  it('keeps the place of a category that is renamed', () => {
    const tree = aTree();
    tree.edit('men', details('Menswear'));
    const top = tree.categories.filter(({ parent }) => parent === null);
    expect(top.map(({ name }) => name)).toEqual(['Menswear', 'Women']);
  });

  it('reorders siblings only as a whole', () => {
    const tree = aTree();
    tree.reorder(null, ['women', 'men']);
    expect(tree.categories.filter(({ parent }) => parent === null).map(({ slug }) => slug)).toEqual([
      'women',
      'men',
    ]);
    for (const slugs of [['women'], ['women', 'men', 'jackets'], ['men', 'men']]) {
      expect(() => tree.reorder(null, slugs)).toThrow(OrderOfOtherCategories);
    }
  });

  it('deletes a category only when nothing is below it', () => {
    const tree = aTree();
    expect(() => tree.delete('jackets')).toThrow(CategoryHasChildren);
    tree.delete('parkas');
    tree.delete('jackets');
    expect(() => tree.find('jackets')).toThrow(NoSuchCategory);
  });

  it('has no two categories of one slug, and at most 500', () => {
    const tree = aTree();
    expect(() => tree.add('men', details('Men again', 'women'))).toThrow(SlugTaken);
    const full = CategoryTree.restore(
      Array.from({ length: maxCategories }, (_, place) => ({ slug: `c${place}`, ...details('C') })),
    );
    expect(() => full.add('one-more', details('One more'))).toThrow(TooManyCategories);
  });
});
