import Button from 'antd/es/button';
import { OrderedList } from '../ui/ordering/OrderedList';
import type { Scale } from './sizes.api';
import styles from './sizes.module.css';
import { usedBy } from './used-by';

interface SizesFieldProps {
  /** The sizes that the shop has, with how many variants come in them. */
  saved: Scale['sizes'];
  /** The form sets this value. */
  value?: string[];
  onChange?: (sizes: string[]) => void;
}

/** A control of a form: the sizes of a scale in their order. */
export function SizesField({ saved, value = [], onChange }: SizesFieldProps) {
  const variantsOf = new Map(saved.map(({ name, variants }) => [name, variants]));
  if (value.length === 0) return <p className={styles.hint}>No sizes yet.</p>;
  return (
    <OrderedList
      items={value}
      idOf={(size) => size}
      nameOf={(size) => size}
      onReorder={(sizes) => onChange?.(sizes)}
    >
      {(size) => {
        const variants = variantsOf.get(size);
        return (
          <>
            <span className={`${styles.about} ${styles.size}`}>
              <span className={styles.name}>{size}</span>
              <span className={styles.summary}>{variants === undefined ? 'New' : usedBy(variants)}</span>
            </span>
            <Button
              danger
              type="text"
              className={styles.remove}
              aria-label={`Remove ${size}`}
              disabled={Boolean(variants)}
              title={variants ? `${usedBy(variants)}: change them first` : undefined}
              onClick={() => onChange?.(value.filter((other) => other !== size))}
            >
              Remove
            </Button>
          </>
        );
      }}
    </OrderedList>
  );
}
