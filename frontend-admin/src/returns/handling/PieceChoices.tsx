import { itemName } from '@haberdash/kit/orders/item-name';
import {
  exclusionWarnings,
  type Judgement,
  judgementLabels,
  judgementMeanings,
  judgements,
  reasonLabels,
  wantedText,
} from '../return-labels';
import type { ReturnPiece } from '../returns.api';
import styles from './handling.module.css';

interface PieceChoicesProps {
  piece: ReturnPiece;
  /** Names it to screen readers, also among others of its kind. */
  label: string;
  chosen: Judgement | null;
  onChoose: (judged: Judgement) => void;
}

/** One piece and what may be said of it. */
export function PieceChoices({ piece, label, chosen, onChoose }: PieceChoicesProps) {
  const { _id: id, image, reason, exclusion, wanted } = piece;
  return (
    <fieldset className={styles.piece} data-piece={id}>
      <legend className={styles.hidden}>{label}</legend>
      <img src={image} alt="" width={56} height={70} loading="lazy" />
      <div className={styles.about}>
        <strong>{itemName(piece)}</strong>
        <span>{reason ? reasonLabels[reason] : 'No reason given'}</span>
        {wanted && <span>{wantedText(wanted)}</span>}
        {exclusion && <span className={styles.warning}>{exclusionWarnings[exclusion]}</span>}
      </div>
      <div className={styles.choices}>
        {judgements.map((judged, index) => (
          <label key={judged} className={styles.choice} title={judgementMeanings[judged]}>
            <input
              type="radio"
              name={id}
              value={judged}
              checked={judged === chosen}
              aria-keyshortcuts={String(index + 1)}
              onChange={() => onChoose(judged)}
            />
            <kbd aria-hidden>{index + 1}</kbd>
            {judgementLabels[judged]}
          </label>
        ))}
      </div>
      <p className={styles.meaning}>{chosen && judgementMeanings[chosen]}</p>
    </fieldset>
  );
}
