import { lazyPage } from '@haberdash/kit/lazy-page';
import { Button } from '@haberdash/kit/ui/Button';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense, useState } from 'react';
import type { Product } from './product.api';
import styles from './size-guide.module.css';
import type { SizeGuideContentsProps } from './SizeGuideContents';
import { useSizeGuideOf } from './use-size-guide';

const SizeGuideContents = lazyPage(() => import('./SizeGuideContents'));

type SizeGuideProps = Omit<SizeGuideContentsProps, 'sizes' | 'slug'> & { product: Product };

/** A link that opens a dialog: the size guide of the brand or the category, or else what the garment measures, or the body of each size. */
export function SizeGuide({ product, ...measures }: SizeGuideProps) {
  const [isOpen, setOpen] = useState(false);
  const guide = useSizeGuideOf(product);
  return (
    <>
      <Button variant="link" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Size guide
      </Button>
      <Dialog
        title={guide?.title ?? 'Size guide'}
        className={`dialog ${styles.guide}`}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Spinner />}>
          <SizeGuideContents slug={guide?.slug} sizes={product.options.sizes} {...measures} />
        </Suspense>
      </Dialog>
    </>
  );
}
