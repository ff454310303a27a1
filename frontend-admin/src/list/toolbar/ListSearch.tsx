import { historyState } from '@haberdash/kit/history-state';
import Input from 'antd/es/input';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeQuery } from '../list';
import styles from '../list.module.css';

/** The server finds words of this length or more. */
const shortestWord = 3;
const pauseMs = 400;

interface ListSearchProps {
  /** The label names the searched fields: 'Search by number, customer or product'. */
  label: string;
  q: string;
  change: ChangeQuery;
}

/** Searches when typing pauses, once a word is long enough. */
export function ListSearch({ label, q, change }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // Back, a view or "Clear filters" changed the address.
  if (q !== shown) {
    setShown(q);
    setTyped(q);
  }

  const words = typed.trim();
  const isTooShort = words !== '' && words.split(/\s+/).every(({ length }) => length < shortestWord);
  const search = () => {
    if (!isTooShort && words !== q) change({ q: words });
  };
  const onPause = useEffectEvent(search);
  // The entry in the history belongs to an open dialog; the search follows when it closes.
  const isUnderDialog = historyState(useLocation()).dialog !== undefined;
  useEffect(() => {
    if (isUnderDialog) return undefined;
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [words, isUnderDialog]);

  return (
    <div className={styles.search}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        allowClear
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={search}
      />
      <p role="status" className={styles.hint}>
        {isTooShort && `Type at least ${shortestWord} characters`}
      </p>
    </div>
  );
}
