import { Button } from '@haberdash/kit/ui/Button';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useState } from 'react';
import { ShopText } from '../content/ShopText';
import { useTextPage } from '../content/use-text-page';
import { GarmentMeasures } from './GarmentMeasures';
import { Measures } from './Measures';
import type { Facts, Product } from './product.api';
import styles from './size-guide.module.css';
import type { MeasuredScaleId } from './size-measures';
import { useSizeGuideOf } from './use-size-guide';

interface SizeGuideProps {
  product: Product;
  scaleId: MeasuredScaleId;
  chosen: string | null;
  /** Of the product itself; they replace those of the scale. */
  garment: Facts['measures'];
}

/** A link that opens a dialog: the size guide of the brand or the category, or else what the garment measures, or the body of each size. */
export function SizeGuide({ product, garment, ...measures }: SizeGuideProps) {
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
        {garment.length > 0 && (
          <GarmentMeasures measures={garment} sizes={product.options.sizes} chosen={measures.chosen} />
        )}
        {guide ? (
          <GuideText slug={guide.slug} {...measures} />
        ) : (
          garment.length === 0 && <Measures {...measures} />
        )}
      </Dialog>
    </>
  );
}

/** When the text can't be loaded, the measurements stand in for it. */
function GuideText({ slug, ...measures }: { slug: string } & Omit<SizeGuideProps, 'product' | 'garment'>) {
  const { value, isMissing, request } = useTextPage(slug);
  if (value) return <ShopText html={value.html} />;
  return isMissing || request.status === 'failed' ? <Measures {...measures} /> : <Spinner />;
}
