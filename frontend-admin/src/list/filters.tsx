import { fromCents, shopCurrency } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import type { ListQuery } from './create-list';
import type { ChangeQuery, ListFilter, Option } from './list';
import { lastDayBefore, shopDay } from '../time/shop-time';
import styles from './list.module.css';

/** Any of several options. @param options a list, or a hook that returns it */
export const choiceFilter = (
  name: string,
  label: string,
  options: Option[] | (() => Option[]),
): ListFilter => {
  const useOptions = typeof options === 'function' ? options : () => options;
  return {
    label,
    names: [name],
    control: (query, change) => (
      <ChoiceInput name={name} label={label} useOptions={useOptions} query={query} change={change} />
    ),
  };
};

interface ChoiceInputProps {
  name: string;
  label: string;
  useOptions: () => Option[];
  query: ListQuery;
  change: ChangeQuery;
}

function ChoiceInput({ name, label, useOptions, query, change }: ChoiceInputProps) {
  return (
    <Select
      id={`filter-${name}`}
      mode="multiple"
      aria-label={label}
      placeholder="Any"
      maxTagCount={1}
      allowClear
      options={useOptions()}
      showSearch={{ optionFilterProp: 'label' }}
      value={query[name]?.split(',') ?? []}
      onChange={(chosen: string[]) => change({ [name]: chosen.join(',') })}
    />
  );
}

/** A period of days of the shop, both included. */
export const dayFilter = (label: string, from = 'from', to = 'to'): ListFilter => ({
  label,
  names: [from, to],
  control: (query, change) => (
    <div className={styles.range}>
      <DayInput
        label={`${label}: from`}
        value={dayIn(query[from], shopDay)}
        onChange={(day) => change({ [from]: day })}
      />
      <DayInput
        label={`${label}: to`}
        value={dayIn(query[to], lastDayBefore)}
        onChange={(day) => change({ [to]: day })}
      />
    </div>
  ),
});

/** A link from another page may name a time. */
const dayIn = (value: string | undefined, dayOf: (moment: string) => string): string | undefined =>
  value?.includes('T') && !Number.isNaN(Date.parse(value)) ? dayOf(value) : value;

interface DayInputProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

function DayInput({ label, value = '', onChange }: DayInputProps) {
  return (
    <Input type="date" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  );
}

/** A range of amounts of money. */
export const amountFilter = (label: string, min = 'minAmount', max = 'maxAmount'): ListFilter => ({
  label,
  names: [min, max],
  control: (query, change) => (
    <div className={styles.range}>
      <AmountInput
        key={`min ${query[min]}`}
        label={`${label}: at least`}
        value={query[min]}
        onChange={(amount) => change({ [min]: amount })}
      />
      <AmountInput
        key={`max ${query[max]}`}
        label={`${label}: at most`}
        value={query[max]}
        onChange={(amount) => change({ [max]: amount })}
      />
    </div>
  ),
});

/** Applies on Enter or when it is left, so that no half-typed amount is requested. */
function AmountInput({ label, value = '', onChange }: DayInputProps) {
  const apply = (amount: string) => {
    if (amount !== value && (amount === '' || Number(amount) >= 0)) onChange(amount);
  };
  return (
    <Input
      type="number"
      min={0}
      step={fromCents(1)}
      prefix={shopCurrency().symbol}
      aria-label={label}
      defaultValue={value}
      onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
    />
  );
}

/** A filter that only links from other pages set, such as one customer; it can only be removed. */
export const linkFilter = (name: string, label: string): ListFilter => ({
  label,
  names: [name],
  control: (query, change) =>
    query[name] && <Button onClick={() => change({ [name]: undefined })}>{`${label} only ×`}</Button>,
});
