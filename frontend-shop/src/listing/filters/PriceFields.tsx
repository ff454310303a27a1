import { shopCurrency } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useState } from 'react';
import styles from './filter-panel.module.css';
import { noEnds, priceEnds, priceRangeOf, type PriceEnds } from '../query/price-range';

interface PriceFieldsProps {
  ticked: string[];
  onRange: (price: string[]) => void;
}

/** From one price to below another; one that is left empty is no end. */
export function PriceFields({ ticked, onRange }: PriceFieldsProps) {
  const chosen = ticked.join();
  const [typed, setTyped] = useState<{ instead: string; ends: PriceEnds } | null>(null);
  const given = (ticked.length === 1 && priceEnds(chosen)) || noEnds;
  const ends = typed?.instead === chosen ? typed.ends : given;

  const { symbol } = shopCurrency();

  const field = (name: keyof PriceEnds, label: string, min: number) => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      max={9_999_999}
      value={ends[name]}
      onChange={({ target }) => setTyped({ instead: chosen, ends: { ...ends, [name]: target.value } })}
    />
  );
  return (
    <form
      className={styles.prices}
      aria-label="Price range"
      onSubmit={(event) => {
        event.preventDefault();
        onRange(priceRangeOf(ends));
      }}
    >
      {field('from', `From ${symbol}`, 0)}
      {field('under', `Under ${symbol}`, Number(ends.from) + 1)}
      <Button type="submit" variant="secondary">
        Set price
      </Button>
    </form>
  );
}
