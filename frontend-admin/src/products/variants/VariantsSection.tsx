import { money } from '@haberdash/kit/money';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '../amounts';
import type { Product } from '../products.api';
import { isFlat } from './draft/draft';
import { obstacleOf, summaryOf } from './draft/summary';
import { Swatch } from '../../ui/Swatch';
import styles from './variants.module.css';
import { hasOptions, selectDraft, selectProduct, variantsRequested } from './variants.slice';

interface VariantsSectionProps {
  editing: Product | null;
  /** The fields of a product with a single variant. */
  flatFields: ReactNode;
  onOpen: () => void;
}

/** Price and stock: once, or by size and colour. */
export function VariantsSection({ editing, flatFields, onOpen }: VariantsSectionProps) {
  const draft = useSelector(selectDraft);
  const { value, request } = useSelector(selectProduct);
  const dispatch = useDispatch();
  const isFlatNow = isFlat(draft);

  if (editing && hasOptions(editing) && !value) {
    if (request.status !== 'failed') return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    const load = () => dispatch(variantsRequested(editing._id));
    return (
      <ErrorState title="We couldn't load the sizes and colours" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <>
      {isFlatNow && flatFields}
      <section className={styles.section} aria-label="Sizes and colours">
        {isFlatNow ? <p>One size, one colour.</p> : <Summary />}
        <Button onClick={onOpen}>Sizes and colours</Button>
      </section>
    </>
  );
}

function Summary() {
  const draft = useSelector(selectDraft);
  const { onSale, pieces, lowest, highest } = summaryOf(draft);
  const obstacle = obstacleOf(draft);
  const prices = lowest === highest ? money(lowest) : `${money(lowest)} to ${money(highest)}`;

  return (
    <div className={styles.summary}>
      {draft.sizes.length > 0 && <p className={styles.strong}>{draft.sizes.join(', ')}</p>}
      {draft.colourIds.length > 0 && (
        <ul className={styles.colourNames}>
          {draft.colourIds.map((id) => (
            <li key={id}>
              <Swatch hex={draft.colours[id]!.hex} /> {draft.colours[id]!.name}
            </li>
          ))}
        </ul>
      )}
      <p>
        {countOf(onSale)}, {pieces} in stock{highest > 0 && `, ${prices}`}
      </p>
      {obstacle && <p className={styles.warning}>{obstacle}.</p>}
    </div>
  );
}
