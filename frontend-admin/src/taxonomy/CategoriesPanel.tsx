import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../access/IfAllowed';
import { LoadedList } from '../ui/LoadedList';
import { EntryActions } from '../ui/EntryActions';
import { Panel } from '../ui/Panel';
import { ProductCount } from './entries/ProductCount';
import { categoryEditor } from './taxonomy-editors';
import type { Category } from './taxonomy.api';
import { MoveButtons } from '../ui/ordering/MoveButtons';
import styles from './taxonomy.module.css';
import {
  categoriesReordered,
  categoriesRequested,
  categoryDeleteRequested,
  selectCategories,
} from './taxonomy.slice';

const maxLevels = 3;

const addedBelow = (parent: string | null) =>
  categoryEditor.opened({ saved: null, initial: { parent, picture: null } });

export function CategoriesPanel() {
  const categories = useSelector(selectCategories);
  const dispatch = useDispatch();

  return (
    <Panel title="Categories">
      <LoadedList
        name="categories"
        list={categories}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 5 }} />}
        emptyHint="Add the first one: each product is in a category."
        onRetry={() => dispatch(categoriesRequested())}
      >
        {(loaded) => <Level parent={null} level={1} categories={loaded} />}
      </LoadedList>
      <IfAllowed needs="catalogue.change">
        <Button type="primary" className={styles.add} onClick={() => dispatch(addedBelow(null))}>
          Add category
        </Button>
      </IfAllowed>
    </Panel>
  );
}

interface LevelProps {
  parent: string | null;
  /** The count begins at 1. */
  level: number;
  categories: Category[];
}

function Level({ parent, level, categories }: LevelProps) {
  const children = categories.filter((category) => category.parent === parent);
  if (children.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {children.map((category) => (
        <li key={category.slug}>
          <CategoryEntry category={category} level={level} siblings={children} />
          <Level parent={category.slug} level={level + 1} categories={categories} />
        </li>
      ))}
    </ul>
  );
}

interface CategoryEntryProps {
  category: Category;
  level: number;
  siblings: Category[];
}

function CategoryEntry({ category, level, siblings }: CategoryEntryProps) {
  const { slug, name, products } = category;
  const dispatch = useDispatch();
  return (
    <div className={styles.entry}>
      <span className={styles.name}>{name}</span>
      <ProductCount group="category" slug={slug} products={products} />
      <IfAllowed needs="catalogue.change">
        <EntryActions
          name={name}
          obstacle={products > 0 && 'Move its products first'}
          onEdit={() => dispatch(categoryEditor.opened({ saved: category }))}
          onDelete={() => dispatch(categoryDeleteRequested(slug))}
        >
          <CategoryMoves category={category} siblings={siblings} />
          {level < maxLevels && (
            <Button aria-label={`Add a category below ${name}`} onClick={() => dispatch(addedBelow(slug))}>
              Add below
            </Button>
          )}
        </EntryActions>
      </IfAllowed>
    </div>
  );
}

/** Moves it among those with the same parent. */
function CategoryMoves({ category: { slug, name, parent }, siblings }: Omit<CategoryEntryProps, 'level'>) {
  const dispatch = useDispatch();
  const slugs = siblings.map((sibling) => sibling.slug);
  const place = slugs.indexOf(slug);
  const moveBy = (by: 1 | -1) => {
    const others = slugs.filter((other) => other !== slug);
    dispatch(categoriesReordered({ parent, slugs: others.toSpliced(place + by, 0, slug) }));
  };
  return <MoveButtons name={name} number={place + 1} isLast={place === slugs.length - 1} onMove={moveBy} />;
}
