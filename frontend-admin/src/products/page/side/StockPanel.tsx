import { Link } from 'react-router-dom';
import { IfAllowed } from '../../../access/IfAllowed';
import { Panel } from '../../../ui/Panel';
import type { ProductDetails } from '../../products.api';
import { scarceChoices } from '../../stock/stock-table';
import { scaleIn } from '../../variants/draft/draft';
import { useDraft } from '../../variants/use-draft';
import styles from '../product-page.module.css';

/** Its size scale, what is low in stock, and the histories of stock and prices. */
export function StockPanel({ product }: { product: ProductDetails }) {
  const { _id, variants } = product;
  const scale = useDraft((draft) => (draft.sizes.length > 0 ? scaleIn(draft)?.label : undefined));
  const scarce = scarceChoices({ variants: variants.filter(({ onSale }) => onSale) });
  return (
    <Panel title="Sizes and stock">
      <div className={styles.part}>
        {scale && <p>Size scale: {scale}</p>}
        <p>{lowText(scarce, variants.length)}</p>
        <ul className={styles.links}>
          <IfAllowed needs="stock.read">
            <li>
              <Link to={`/admin/products/${_id}/stock`}>Stock ledger</Link>
            </li>
          </IfAllowed>
          <li>
            <Link to={`/admin/products/${_id}/prices`}>Price history</Link>
          </li>
          <IfAllowed needs="orders.read">
            <li>
              <Link to={`/admin/orders?product=${_id}`}>Orders</Link>
            </li>
          </IfAllowed>
        </ul>
      </div>
    </Panel>
  );
}

const listed = 3;

function lowText(scarce: string[], variants: number): string {
  if (scarce.length === 0) return 'Enough in stock';
  if (variants === 1) return 'Low in stock';
  const more = scarce.length > listed ? ` and ${scarce.length - listed} more` : '';
  return `Low in stock: ${scarce.slice(0, listed).join(', ')}${more}`;
}
