import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useSelector } from 'react-redux';
import { selectProducts } from '../product-search/product-search.slice';
import { ProductSearch } from '../product-search/ProductSearch';
import { exclusionLabels } from './return-rules-text';
import type { Exclusion } from './return-rules.api';
import styles from './return-rules.module.css';

const maxExclusions = 500;

const reasons = (['opened', 'made-to-order'] as const).map((value) => ({
  value,
  label: exclusionLabels[value],
}));

interface ExclusionsFieldProps {
  /** A form passes both. */
  value?: Exclusion[];
  onChange?: (exclusions: Exclusion[]) => void;
}

/** A control of a form: products that can't be sent back, each with its reason. */
export function ExclusionsField({ value = [], onChange }: ExclusionsFieldProps) {
  const names = useProductNames();
  const change = (productId: string, reason: Exclusion['reason']) =>
    onChange?.(value.map((one) => (one.productId === productId ? { productId, reason } : one)));
  return (
    <>
      <ProductSearch
        label="Find products to exclude"
        chosen={value.map(({ productId }) => productId)}
        isDisabled={value.length >= maxExclusions}
        onChoose={(productId) => onChange?.([...value, { productId, reason: 'opened' }])}
      />
      <ul className={styles.exclusions} aria-label="Excluded products">
        {value.map(({ productId, reason }) => (
          <li key={productId} className={styles.exclusion}>
            <ExcludedProduct id={productId} />
            <Select<Exclusion['reason']>
              aria-label={`Reason of ${names(productId)}`}
              className={styles.reason}
              options={reasons}
              value={reason}
              onChange={(chosen) => change(productId, chosen)}
            />
            <Button
              type="text"
              danger
              aria-label={`Remove ${names(productId)}`}
              onClick={() => onChange?.(value.filter((one) => one.productId !== productId))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The picture and the title of a product, as far as it still exists. */
export function ExcludedProduct({ id }: { id: string }) {
  const product = useSelector(selectProducts)[id];
  const names = useProductNames();
  return (
    <>
      {product && <img {...pictureSources(product.image)} sizes="3rem" alt="" className={styles.thumbnail} />}
      <span className={styles.title}>{names(id)}</span>
    </>
  );
}

function useProductNames() {
  const products = useSelector(selectProducts);
  return (id: string): string => products[id]?.title ?? 'A product that was deleted';
}
