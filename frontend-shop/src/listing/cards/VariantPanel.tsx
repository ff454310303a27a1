import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { IconButton } from '@haberdash/kit/ui/IconButton';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { addRequested } from '../../cart/cart.slice';
import type { Product, Variant } from '../../product/product.api';
import { rememberedSizeOf, rememberSize } from '../../product/sizes/remembered-sizes';
import { Problem } from '../../ui/Problem';
import { cardChoices } from './card-choices';
import { CardChoiceButton } from './CardChoiceButton';
import { CardColours } from './CardColours';
import type { CardColour } from './use-card-colour';
import { useDetails } from '../../product/use-details';
import styles from './variant-panel.module.css';

interface VariantPanelProps {
  id: string;
  product: Product;
  colour: CardColour;
  onClose: () => void;
}

/** Covers the lower part of a card. One tap adds the variant. */
export default function VariantPanel({ id, product, colour, onClose }: VariantPanelProps) {
  const { details, load } = useDetails(product._id);
  const dispatch = useDispatch();
  const variants = details.value?.variants ?? null;
  const hasFailed = details.request.status === 'failed';
  const panel = useFocusOnChoice(variants !== null);
  const { title, choices, ofColour } = cardChoices(product, variants, colour.chosen);
  const remembered = rememberedSizeOf(product.options.sizes);

  const add = ({ _id: variantId, stock, size }: Variant) => {
    rememberSize(size, product.options.sizes);
    dispatch(addRequested({ productId: product._id, variantId, totalStock: stock }));
    onClose();
  };

  const retry = () => {
    panel.current?.focus();
    load();
  };

  return (
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={`${title}: ${product.title}`}
      aria-busy={!variants && !hasFailed}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => isEscape(event) && onClose()}
    >
      <div className={styles.header}>
        <p>{title}</p>
        <IconButton label="Close" className={styles.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      {ofColour && (
        <CardColours
          colours={product.options.colours}
          current={ofColour}
          onChoose={colour.choose}
          onPoint={colour.point}
        />
      )}
      {hasFailed ? (
        <Problem message="We couldn't check what's in stock." onRetry={retry} />
      ) : (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <CardChoiceButton
              key={choice.name}
              choice={choice}
              isUsual={choice.name === remembered}
              card={product}
              onAdd={add}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Stops the event, so that a surrounding dialog stays open. */
function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false;
  event.preventDefault();
  return true;
}

/** Focuses the panel at once, and the options when they are loaded. */
function useFocusOnChoice(isReady: boolean) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isReady || document.activeElement !== panel.current) return;
    const inPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const choice = inPanel('[data-choice=usual]:enabled') ?? inPanel('[data-choice]:enabled');
    choice?.focus({ preventScroll: true });
  }, [isReady]);

  return panel;
}
