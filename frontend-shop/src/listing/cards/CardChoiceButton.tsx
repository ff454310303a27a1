import { money } from '@haberdash/kit/money';
import { useSelector } from 'react-redux';
import { selectPendingChanges } from '../../cart/cart.slice';
import chips from '../../product/chips.module.css';
import { ColourDot } from '../../product/ColourDot';
import { sellingPrice } from '../../product/product';
import type { Product, Variant } from '../../product/product.api';
import type { CardChoice } from './card-choices';

interface CardChoiceButtonProps {
  choice: CardChoice;
  /** The size that the shopper chose last. */
  isUsual: boolean;
  card: Product;
  onAdd: (variant: Variant) => void;
}

/** While its variant is being added, it keeps the focus, and another press adds nothing. */
export function CardChoiceButton({ choice, isUsual, card, onAdd }: CardChoiceButtonProps) {
  const { name, hex, variant, note } = choice;
  const isBusy = useIsAdding(variant);
  const price = variant && otherPrice(variant, card);
  const remark = note ?? price;

  return (
    <button
      type="button"
      aria-label={remark ? `${name}, ${remark}` : name}
      className={note ? `${chips.chip} ${chips.gone}` : chips.chip}
      disabled={!variant}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-choice={isUsual ? 'usual' : 'other'}
      onClick={() => variant && !isBusy && onAdd(variant)}
    >
      {hex && <ColourDot hex={hex} />}
      <span className={chips.name}>{name}</span>
      {price && <span className={chips.note}>{price}</span>}
    </button>
  );
}

function useIsAdding(variant: Variant | undefined): boolean {
  return useSelector(selectPendingChanges).some(
    (change) => change.kind === 'addition' && variant !== undefined && change.variantId === variant._id,
  );
}

/** The variant's price if it differs from the card's, which is the lowest. */
function otherPrice(variant: Variant, card: Product): string | undefined {
  const price = sellingPrice(variant);
  return price === sellingPrice(card) ? undefined : money(price);
}
