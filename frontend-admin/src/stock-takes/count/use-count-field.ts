import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StockTakeLine } from '../stock-takes.api';
import { countEntered, selectCounts } from './stock-take.slice';

interface CountField {
  text: string;
  error: string | null;
  /** Tells whether the typed text can be saved. */
  isWhole: boolean;
  type: (text: string) => void;
  /** Saves a number that is another than the saved one; an empty field takes the count back. */
  save: () => void;
  /** Saves the same number once more where the line must be counted again. */
  confirm: () => void;
}

export function useCountField(line: StockTakeLine): CountField {
  const { variantId, title, size, colour, sku, counted, problem } = line;
  const entered = useSelector(selectCounts)[variantId];
  const [typed, setTyped] = useState<string>();
  const dispatch = useDispatch();
  const saved = written(entered ? entered.counted : counted);
  const text = typed ?? saved;
  const refusal = entered?.request.status === 'failed' ? entered.request.message : null;
  const isWhole = /^\d{0,7}$/.test(text.trim());

  const submit = () => {
    setTyped(undefined);
    const named = { variantId, title, size, colour, sku };
    dispatch(countEntered({ line: named, counted: text.trim() === '' ? null : Number(text) }));
  };
  const isSaved = refusal === null && text.trim() === saved;
  const isToConfirm = isSaved && problem !== null && !entered && saved !== '';
  return {
    text,
    error: isWhole ? refusal : 'Enter a whole number',
    isWhole,
    type: setTyped,
    save: () => {
      if (isWhole && !isSaved) submit();
    },
    confirm: () => {
      if (isToConfirm) submit();
    },
  };
}

const written = (counted: number | null): string => (counted === null ? '' : String(counted));
