import Input from 'antd/es/input';
import { useId } from 'react';
import type { StockTakeLine } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { lineName } from './line-name';
import { useCountField } from './use-count-field';

interface CountInputProps {
  line: StockTakeLine;
  autoFocus?: boolean;
  /** Without it, Enter leads to the next number of the page. */
  onMoveOn?: () => void;
}

/** A number that is saved when the field is left. Enter leaves it. */
export function CountInput({ line, autoFocus, onMoveOn }: CountInputProps) {
  const { text, error, isWhole, type, save, confirm } = useCountField(line);
  const moveOn = (input: HTMLInputElement) => {
    if (!isWhole) return;
    confirm();
    if (onMoveOn) onMoveOn();
    else focusNext(input);
  };
  const errorId = useId();
  return (
    <span className={styles.stack}>
      <Input
        className={styles.number}
        data-count
        aria-label={`Counted: ${lineName(line)}`}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        status={error ? 'error' : ''}
        aria-invalid={error !== null}
        aria-describedby={errorId}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={save}
        onPressEnter={({ currentTarget }) => moveOn(currentTarget)}
      />
      <small id={errorId} className={styles.error} role="status">
        {error}
      </small>
    </span>
  );
}

/** Leaving the field saves it; behind the last one, nothing has the focus. */
function focusNext(input: HTMLInputElement): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('[data-row-counts] [data-count]')];
  const next = all[all.indexOf(input) + 1];
  input.blur();
  next?.focus();
}
