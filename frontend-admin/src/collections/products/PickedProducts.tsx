import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import { useSelector } from 'react-redux';
import { selectProducts } from '../../product-search/product-search.slice';
import { ProductSearch } from '../../product-search/ProductSearch';
import { BrandName } from '../../taxonomy/names';
import styles from '../collections.module.css';
import { OrderedList } from '../../ui/ordering/OrderedList';

const maxPicked = 100;

interface PickedProductsProps {
  /** Ids; a form passes it. */
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** A control of a form: products in an order. */
export function PickedProducts({ value = [], onChange }: PickedProductsProps) {
  const known = useSelector(selectProducts);
  const picked = value.flatMap((id) => known[id] ?? []);
  const ids = picked.map(({ _id }) => _id);
  const isFull = ids.length >= maxPicked;

  return (
    <>
      <ProductSearch
        label="Find products to add"
        chosen={ids}
        isDisabled={isFull}
        onChoose={(id) => onChange?.([...ids, id])}
      />
      <p className={styles.hint}>
        {isFull
          ? `A collection has at most ${maxPicked} products.`
          : 'Drag products to reorder them, or use the arrows.'}
      </p>
      <OrderedList
        items={picked}
        idOf={({ _id }) => _id}
        nameOf={({ title }) => title}
        onReorder={(reordered) => onChange?.(reordered)}
      >
        {({ _id, title, image, brand }) => (
          <>
            <img {...pictureSources(image)} sizes="3rem" alt="" className={styles.thumbnail} />
            <span className={styles.about}>
              <span className={styles.title}>{title}</span>
              <span className={styles.kind}>
                <BrandName slug={brand} />
              </span>
            </span>
            <span className={styles.actions}>
              <Button
                type="text"
                danger
                aria-label={`Remove ${title}`}
                onClick={() => onChange?.(ids.filter((id) => id !== _id))}
              >
                Remove
              </Button>
            </span>
          </>
        )}
      </OrderedList>
    </>
  );
}
