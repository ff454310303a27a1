import { useId, type ReactNode, type Ref } from 'react';
import styles from './option-group.module.css';

interface Option {
  value: string;
  /** Why it is unavailable. */
  note?: string;
}

interface OptionGroupProps<O extends Option> {
  ref?: Ref<HTMLDivElement>;
  label: string;
  options: O[];
  chosen: string | null;
  onChoose: (value: string) => void;
  problem?: string;
  /** Shown beside the label. */
  aside?: ReactNode;
  optionClass: (option: O) => string | undefined;
  children: (option: O) => ReactNode;
}

/** Radio buttons styled as chips or swatches. */
export function OptionGroup<O extends Option>(props: OptionGroupProps<O>) {
  const { ref, label, options, chosen, onChoose, problem, aside, optionClass, children } = props;
  const id = useId();

  return (
    <div className={styles.group}>
      <div className={styles.header}>
        <p>
          <span id={id} className={styles.label}>
            {label}
          </span>{' '}
          {problem ? (
            <span role="alert" id={`${id}-problem`} className={styles.problem}>
              {problem}
            </span>
          ) : (
            <span className={styles.chosen}>{chosen}</span>
          )}
        </p>
        {aside}
      </div>
      <div
        ref={ref}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={problem && `${id}-problem`}
        aria-invalid={problem ? true : undefined}
        className={styles.options}
      >
        {options.map((option) => (
          <label key={option.value} className={optionClass(option)}>
            <input
              type="radio"
              name={id}
              aria-label={option.note ? `${option.value}, ${option.note}` : option.value}
              checked={option.value === chosen}
              disabled={option.note !== undefined}
              onChange={() => onChoose(option.value)}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </div>
  );
}
