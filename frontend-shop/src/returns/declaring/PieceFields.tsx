import { itemName } from '@haberdash/kit/orders/item-name';
import { OrderPicture } from '@haberdash/kit/orders/OrderPicture';
import { SelectField } from '@haberdash/kit/ui/SelectField';
import { variantLabel } from '@haberdash/kit/variant-label';
import type { Order } from '../../orders/orders.api';
import { reasonLabels, shopsFaults } from '../return-labels';
import type { ReturnableLine, ReturnReason } from '../returns.api';
import styles from './declaring.module.css';
import { exchangeableFor, lacksReason, type Choice } from './wanted-pieces';

interface PieceFieldsProps {
  item: Order['cartItems'][number];
  line: ReturnableLine;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** How many pieces of an item go back, why, and what for. */
export function PieceFields({ item, line, choice, onChoose }: PieceFieldsProps) {
  const name = itemName(item);
  return (
    <fieldset className={styles.piece}>
      <legend className="visually-hidden">{name}</legend>
      <OrderPicture item={item} width={4} />
      <div className={styles.fields}>
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        <Exclusion line={line} />
        <SelectField
          label="Send back"
          options={quantities(line.returnable)}
          value={choice.quantity}
          onChange={({ target }) => onChoose({ ...choice, quantity: Number(target.value) })}
        />
        {choice.quantity > 0 && <Reason line={line} choice={choice} onChoose={onChoose} />}
        {choice.quantity > 0 && <Wish line={line} choice={choice} onChoose={onChoose} />}
      </div>
    </fieldset>
  );
}

function Exclusion({ line: { exclusion } }: { line: ReturnableLine }) {
  if (exclusion === null) return null;
  const text =
    exclusion === 'made-to-order'
      ? 'Made to order: it can go back only if something is wrong with it.'
      : 'It can go back only unopened, unless something is wrong with it.';
  return <p className={styles.note}>{text}</p>;
}

function Reason({ line, choice, onChoose }: Omit<PieceFieldsProps, 'item'>) {
  const isNeeded = line.exclusion === 'made-to-order';
  return (
    <SelectField
      label={isNeeded ? 'What is wrong with it?' : 'Why? (optional)'}
      required={isNeeded}
      error={lacksReason(choice, line) ? 'Please choose what is wrong' : undefined}
      options={
        isNeeded ? reasons(shopsFaults, 'Please choose') : reasons(allReasons, 'I would rather not say')
      }
      value={choice.reason}
      onChange={({ target }) => onChoose({ ...choice, reason: target.value as ReturnReason | '' })}
    />
  );
}

/** Money, or another size or colour that is there. */
function Wish({ line, choice, onChoose }: Omit<PieceFieldsProps, 'item'>) {
  const others = exchangeableFor(line, choice.quantity);
  if (others.length === 0)
    return <p className={styles.note}>You get your money back: no other size or colour is in stock.</p>;
  return (
    <SelectField
      label="What would you like?"
      options={[
        { value: '', label: 'Money back' },
        ...others.map((other) => ({
          value: other.variantId,
          label: `Exchange for ${variantLabel(other)}`,
        })),
      ]}
      value={choice.wanted}
      onChange={({ target }) => onChoose({ ...choice, wanted: target.value })}
    />
  );
}

const allReasons = Object.keys(reasonLabels) as ReturnReason[];
const reasons = (given: readonly ReturnReason[], none: string) => [
  { value: '', label: none },
  ...given.map((value) => ({ value, label: reasonLabels[value] })),
];

const quantities = (returnable: number) => [
  { value: '0', label: 'Nothing' },
  ...Array.from({ length: returnable }, (_, place) => ({
    value: `${place + 1}`,
    label: returnable === 1 ? '1 piece' : `${place + 1} of ${returnable} pieces`,
  })),
];
