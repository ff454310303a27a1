import type { ComponentProps } from 'react';
import styles from './ui.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export interface OptionGroup<Value extends string = string> {
  label: string;
  options: readonly Option<Value>[];
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value?: Value;
  options: readonly (Option<Value> | OptionGroup<Value>)[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  onChange?: (value: Value) => void;
}

/** The browser's own select, because antd's has no type-ahead: typing letters jumps to the option. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, placeholder, onChange, ...select } = props;
  return (
    <div className={styles.select}>
      <select
        {...select}
        value={value ?? ''}
        // Only the values of the options can be chosen.
        onChange={({ target }) => onChange?.(target.value as Value)}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
    </div>
  );
}

const optionElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
