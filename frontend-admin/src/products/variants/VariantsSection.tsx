import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { countOf } from '../amounts';
import { isFlat } from './draft/draft';
import { obstacleOf, summaryOf } from './draft/summary';
import { Swatch } from '../../ui/Swatch';
import styles from './variants.module.css';
import { selectDraft } from './variants.slice';

interface VariantsSectionProps {
  /** The fields of a product with a single variant. */
  flatFields: ReactNode;
  onOpen: () => void;
}

/** Price and stock: once, or by size and colour. */
export function VariantsSection({ flatFields, onOpen }: VariantsSectionProps) {
  const isFlatNow = isFlat(useSelector(selectDraft));
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
