import { ChangesDisclosure } from '../../../audit/ChangesDisclosure';
import { Panel } from '../../../ui/Panel';
import { FitPanel } from '../../fit/FitPanel';
import { ShelfFields } from '../../form/ShelfFields';
import type { ProductDetails } from '../../products.api';
import styles from '../product-page.module.css';
import { PublicationPanel } from './PublicationPanel';
import { StockPanel } from './StockPanel';

/** Decisions about the product, and facts that are known of it. */
export function SideColumn({ product }: { product: ProductDetails | null }) {
  return (
    <aside className={styles.column} aria-label="About the product">
      <PublicationPanel product={product} />
      <Panel title="Category and brand">
        <ShelfFields />
      </Panel>
      {product && (
        <>
          <StockPanel product={product} />
          {product.options.sizes.length > 0 && <FitPanel productId={product._id} />}
          <ChangesDisclosure subjectId={product._id} />
        </>
      )}
    </aside>
  );
}
