import { variantLabel } from '@haberdash/kit/variant-label';
import { useId, useState } from 'react';
import chips from '../product/chips.module.css';
import { fitWords } from './fit-words';
import type { Fit, FitWord, OwnFit } from './reviews.api';
import styles from './review-form.module.css';

type Pieces = OwnFit['pieces'];
/** Values with their labels. */
type Options = [value: string, label: string][];

export interface FitOfPieceProps extends OwnFit {
  /** Null takes an earlier word back; undefined leaves it. */
  word: FitWord | null | undefined;
  onChange: (word: FitWord | null) => void;
}

/** Asks how the size fits, and which one is meant where several were bought. */
export default function FitOfPiece({ pieces, told, word, onChange }: FitOfPieceProps) {
  const [picked, pick] = useState<string>();
  const said = word === undefined ? told : word;
  const piece = pieceOf(pieces, picked ?? said?.variantId);

  const choose = (variantId: string) => {
    pick(variantId);
    if (said) onChange({ variantId, fit: said.fit });
  };
  const say = ({ variantId }: Pieces[number], fit: string) => {
    pick(variantId);
    onChange(fit === notSure ? null : { variantId, fit: fit as Fit });
  };

  return (
    <>
      {pieces.length > 1 && (
        <Chips
          legend="Which size do you mean?"
          options={namesOf(pieces)}
          chosen={piece?.variantId}
          onChoose={choose}
        />
      )}
      {piece && (
        <Chips
          legend={`How does size ${piece.size} fit?`}
          options={[...Object.entries(fitWords), [notSure, 'Not sure']]}
          chosen={said?.fit ?? (word === null ? notSure : undefined)}
          onChoose={(fit) => say(piece, fit)}
        />
      )}
    </>
  );
}

/** The only one needs no choice. */
const pieceOf = (pieces: Pieces, chosen: string | undefined) =>
  pieces.length === 1 ? pieces[0] : pieces.find(({ variantId }) => variantId === chosen);

/** Sizes that were bought in several colours are named with them. */
function namesOf(pieces: Pieces): Options {
  const areSizesTwice = new Set(pieces.map(({ size }) => size)).size < pieces.length;
  return pieces.map((piece) => [piece.variantId, areSizesTwice ? variantLabel(piece) : piece.size]);
}

const notSure = 'not sure';

interface ChipsProps {
  legend: string;
  options: Options;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Radio buttons styled as chips, so the arrow keys work. */
function Chips({ legend, options, chosen, onChoose }: ChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>
        {legend} <span>(optional)</span>
      </legend>
      {options.map(([value, label]) => (
        <label key={value} className={chips.chip}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
