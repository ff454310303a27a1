import { lazyPage } from '@haberdash/kit/lazy-page';
import { Button } from '@haberdash/kit/ui/Button';
import { variantLabel } from '@haberdash/kit/variant-label';
import { Suspense, useId, useState } from 'react';
import { FilesBoundary } from '../ui/FilesBoundary';
import styles from './back-in-stock.module.css';
import type { SoldOut } from './WaitForm';

const WaitForm = lazyPage(() => import('./WaitForm'));

/** Opens a form, which is loaded then: a sold-out size can be waited for. */
export function BackInStock(props: SoldOut) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const name = variantLabel(props.soldOut[0]!) === '' ? 'it' : 'a size';
  return (
    <div className={styles.waiting}>
      <Button
        variant="link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Tell me when {name} is back
      </Button>
      {isOpen && (
        <FilesBoundary>
          <Suspense>
            <WaitForm id={formId} {...props} />
          </Suspense>
        </FilesBoundary>
      )}
    </div>
  );
}
