import { lazyPage } from '@haberdash/kit/lazy-page';
import { Button } from '@haberdash/kit/ui/Button';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense, useState } from 'react';
import { FilesBoundary } from '../../ui/FilesBoundary';
import type { Product } from '../product.api';
import { measuredScaleOf } from './scales';
import styles from './size-guide.module.css';
import type { SizeGuideContentsProps } from './SizeGuideContents';
import { useSizeGuideOf, useWearerOf } from './use-size-guide';

const SizeGuideContents = lazyPage(() => import('./SizeGuideContents'));

type SizeGuideProps = Omit<SizeGuideContentsProps, 'sizes' | 'slug' | 'wearer'> & { product: Product };

/** A link that opens a dialog: the size guide of the brand or the category, or else the body of each size, and what the garment measures. Nothing where none of them is known. */
export function SizeGuide({ product, ...measures }: SizeGuideProps) {
  const [isOpen, setOpen] = useState(false);
  const guide = useSizeGuideOf(product);
  const wearer = useWearerOf(product);
  if (!guide && measures.garment.length === 0 && !measuredScaleOf(measures.scaleId)) return null;
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
        <FilesBoundary>
          <Suspense fallback={<Spinner />}>
            <SizeGuideContents
              slug={guide?.slug}
              sizes={product.options.sizes}
              wearer={wearer}
              {...measures}
            />
          </Suspense>
        </FilesBoundary>
      </Dialog>
    </>
  );
}
