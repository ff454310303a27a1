import { ChangesDisclosure } from '../../../audit/ChangesDisclosure';
import { Panel } from '../../../ui/Panel';
import { IfAllowed } from '../../../access/IfAllowed';
import { CollectionsPanel } from '../../collections/CollectionsPanel';
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
      <IfAllowed needs="catalogue.read">
        <CollectionsPanel productId={product?._id} />
      </IfAllowed>
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
