import { money } from '@haberdash/kit/money';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shopTime } from '../../time/shop-time';
import { Panel } from '../../ui/Panel';
import { countsText, leftOutText } from '../sale-text';
import type { PreviewedVariant, SalePreview as Preview } from '../sales.api';
import styles from '../sales.module.css';
import { morePreviewed, selectAsked, selectPreview } from '../sales.slice';

/** Each price that the sale would set if it started now, with the lowest of the 30 days before its start. */
export function SalePreview({ onRetry }: { onRetry: () => void }) {
  const { value: preview, request } = useSelector(selectPreview);
  const asked = useSelector(selectAsked);
  const isBusy = request.status === 'loading';
  return (
    <Panel title="Preview">
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the preview" onRetry={onRetry}>
          <p>{request.message}</p>
        </ErrorState>
      ) : (
        <div aria-busy={isBusy}>
          <p role="status" className={styles.count}>
            {summaryOf(preview, asked !== null)}
          </p>
          {preview && <Others preview={preview} />}
          {preview && preview.variants.length > 0 && <Prices preview={preview} isBusy={isBusy} />}
        </div>
      )}
    </Panel>
  );
}

function summaryOf(preview: Preview | null, isAsked: boolean): string {
  if (!isAsked) return 'Fill in what is reduced, by how much and until when to see each price.';
  if (!preview) return 'Looking at the prices';
  return preview.variants.length > 0 ? countsText(preview) : 'The shop shows no product there now.';
}

function Others({ preview: { others } }: { preview: Preview }) {
  if (others.length === 0) return null;
  return (
    <div className={styles.hint}>
      A variant takes part in one sale at a time, the one that starts first. Sales of the same time:
      <ul>
        {others.map(({ _id, name, startsAt, endsAt }) => (
          <li key={_id}>
            <Link to={`/admin/sales/edit/${_id}`}>{name}</Link>, {shopTime(startsAt)} – {shopTime(endsAt)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Prices({ preview: { variants, next }, isBusy }: { preview: Preview; isBusy: boolean }) {
  const dispatch = useDispatch();
  return (
    <>
      {/* Only a focused region scrolls by the keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Prices in the sale">
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Now</th>
              <th scope="col">In the sale</th>
              <th scope="col">Lowest of 30 days</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <PriceRow key={variant._id} variant={variant} />
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <Button block disabled={isBusy} onClick={() => dispatch(morePreviewed())}>
          Show more
        </Button>
      )}
    </>
  );
}

function PriceRow({ variant }: { variant: PreviewedVariant }) {
  const { title, price, salePrice, reduced, lowestPrice } = variant;
  const label = variantLabel(variant);
  return (
    <tr className={reduced === null ? styles.leftOut : undefined}>
      <th scope="row">
        {title}
        {label && <small>{label}</small>}
      </th>
      <td>{money(salePrice || price)}</td>
      <td>{reduced === null ? leftOutText(variant) : money(reduced)}</td>
      <td>{lowestPrice === null ? '–' : money(lowestPrice)}</td>
    </tr>
  );
}
