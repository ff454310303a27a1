import { Button } from '@haberdash/kit/ui/Button';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDetails } from '../../product/use-details';
import type { CartLine } from '../cart.api';
import { exchangeClosed, exchangeOpened, selectChosenId, selectOpenId } from './exchange.slice';
import { lineName } from '../line-name';
import styles from './line-variant.module.css';
import { ExchangeChoice } from './ExchangeChoice';

/** The size and colour of a line, with a button to change them. */
export function LineVariant({ line }: { line: CartLine }) {
  const { productId, variantId } = line;
  const isOpen = useSelector(selectOpenId) === variantId;
  const { load } = useDetails(productId);
  const button = useFocusAfterExchange(variantId);
  const choiceId = useId();
  const dispatch = useDispatch();

  const open = () => {
    load();
    dispatch(exchangeOpened(variantId));
  };
  const close = () => dispatch(exchangeClosed());
  const leave = () => {
    button.current?.focus();
    close();
  };
  const retry = () => {
    button.current?.focus();
    load();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Otherwise Escape would also close the sheet.
    event.preventDefault();
    leave();
  };

  return (
    <div className={styles.variant} onKeyDown={leaveOnEscape}>
      <p className={styles.label}>
        {variantLabel(line)}{' '}
        <Button
          ref={button}
          variant="link"
          className={styles.change}
          aria-label={`Change the ${kindOf(line)} of ${lineName(line)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? choiceId : undefined}
          onClick={isOpen ? close : open}
        >
          Change
        </Button>
      </p>
      {isOpen && <ExchangeChoice id={choiceId} line={line} onClose={leave} onRetry={retry} />}
    </div>
  );
}

function kindOf({ size, colour }: CartLine): string {
  if (size && colour) return 'size or colour';
  return size ? 'size' : 'colour';
}

/**
 * A change of size or colour replaces the line and removes the focused button. The button of the new line takes
 * over the focus.
 */
function useFocusAfterExchange(variantId: string) {
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useSelector(selectChosenId) === variantId;
  const isDone = useSelector(selectOpenId) === null;

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isChosen && isDone && isFocusLost) button.current?.focus();
  }, [isChosen, isDone]);
  return button;
}
