import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import chips from '../../product/chips.module.css';
import { ColourDot } from '../../product/ColourDot';
import type { ProductDetails } from '../../product/product.api';
import { useDetails } from '../../product/use-details';
import { availability, variantOf, type Availability, type Choice } from '../../product/variants';
import { Problem } from '../../ui/Problem';
import type { CartLine } from '../cart.api';
import { exchangeRequested, selectPendingChanges } from '../cart.slice';
import styles from './exchange-choice.module.css';

interface ExchangeChoiceProps {
  id: string;
  line: CartLine;
  onClose: () => void;
  onRetry: () => void;
}

export function ExchangeChoice({ id, line, onClose, onRetry }: ExchangeChoiceProps) {
  const { value: product, request } = useDetails(line.productId).details;
  const isChanging = useSelector(selectPendingChanges).some(({ kind }) => kind === 'exchange');

  return (
    <div id={id} className={styles.choice} aria-busy={isChanging}>
      {request.status === 'failed' && <Problem message={request.message} onRetry={onRetry} />}
      {request.status === 'loading' && !product && <Spinner label="Loading sizes and colours" />}
      {product && <Choices line={line} product={product} onClose={onClose} />}
    </div>
  );
}

interface ChoicesProps {
  line: CartLine;
  product: ProductDetails;
  onClose: () => void;
}

function Choices({ line, product: { options, variants }, onClose }: ChoicesProps) {
  const { productId, variantId, size } = line;
  const [shownColour, setShownColour] = useState(line.colour);
  const dispatch = useDispatch();
  if (variants.length === 1) return <p>It doesn&apos;t come in any other size or colour.</p>;

  const choose = (wanted: Choice) => {
    const newVariantId = variantOf(variants, wanted)?._id;
    if (!newVariantId || newVariantId === variantId) onClose();
    else dispatch(exchangeRequested({ productId, variantId, newVariantId }));
  };
  /** Selects the colour in the line's size if that is in stock; otherwise shows the colour's sizes. */
  const chooseColour = (colour: string) => {
    const isAtHand = availability(variants, { size, colour }) === 'in stock';
    if (isAtHand && colour !== line.colour) choose({ size, colour });
    else setShownColour(colour);
  };

  const hasColours = options.colours.length > 1;
  return (
    <>
      {hasColours && (
        <Group legend="Colour">
          {options.colours.map(({ name, hex }) => (
            <Option
              key={name}
              name={name}
              hex={hex}
              isChosen={name === shownColour}
              availability={availability(variants, { colour: name })}
              onChoose={() => chooseColour(name)}
            />
          ))}
        </Group>
      )}
      {options.sizes.length > 1 && (
        <Group legend={hasColours ? `Size in ${shownColour}` : 'Size'}>
          {options.sizes.map((option) => (
            <Option
              key={option}
              name={option}
              isChosen={option === size && shownColour === line.colour}
              availability={availability(variants, { size: option, colour: shownColour })}
              onChoose={() => choose({ size: option, colour: shownColour })}
            />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  hex?: string;
  isChosen: boolean;
  availability: Availability;
  onChoose: () => void;
}

/** A combination without a variant is not shown. */
function Option({ name, hex, isChosen, availability, onChoose }: OptionProps) {
  if (availability === 'not made') return null;
  const isSoldOut = availability === 'sold out';
  return (
    <button
      type="button"
      className={isSoldOut ? `${chips.chip} ${chips.gone}` : chips.chip}
      aria-label={isSoldOut ? `${name}, sold out` : undefined}
      aria-pressed={isChosen}
      disabled={isSoldOut && !isChosen}
      onClick={onChoose}
    >
      {hex && <ColourDot hex={hex} />}
      <span className={chips.name}>{name}</span>
    </button>
  );
}
