import { money } from '@haberdash/kit/money';
import { AmountInput } from './toolbar/AmountInput';
import { ChoiceInput, ChosenOptions } from './toolbar/ChoiceInput';
import type { ListFilter, Option } from './list';
import { DaysInput } from '../time/DaysInput';
import { lastDayBefore, shopDay, writtenDays } from '../time/shop-time';
import styles from './list.module.css';

type Options = Option[] | (() => Option[]);

/** Any of several options. @param options a list, or a hook that returns it */
export const choiceFilter = (name: string, label: string, options: Options): ListFilter =>
  optionFilter(name, label, options, false);

/** One of several options. */
export const oneOfFilter = (name: string, label: string, options: Options): ListFilter =>
  optionFilter(name, label, options, true);

function optionFilter(name: string, label: string, options: Options, isSingle: boolean): ListFilter {
  const choice = { name, isSingle, useOptions: typeof options === 'function' ? options : () => options };
  return {
    label,
    names: [name],
    control: (query, change) => <ChoiceInput {...choice} label={label} query={query} change={change} />,
    words: (query) => <ChosenOptions useOptions={choice.useOptions} value={query[name]!} />,
  };
}

/** A period of days of the shop, both included. */
export const dayFilter = (label: string, from = 'from', to = 'to'): ListFilter => ({
  label,
  names: [from, to],
  control: (query, change) => (
    <DaysInput
      autoFocus
      label={label}
      from={dayIn(query[from], shopDay)}
      to={dayIn(query[to], lastDayBefore)}
      onChange={(days) => change({ [from]: days.from, [to]: days.to })}
    />
  ),
  words: (query) => writtenDays(dayIn(query[from], shopDay), dayIn(query[to], lastDayBefore)),
});

/** A link from another page may name a time. */
const dayIn = (value: string | undefined, dayOf: (moment: string) => string): string | undefined =>
  value?.includes('T') && !Number.isNaN(Date.parse(value)) ? dayOf(value) : value;

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
  words: (query) => amountsInWords(query[min], query[max]),
});

function amountsInWords(min: string | undefined, max: string | undefined): string {
  const [least, most] = [min, max].map((amount) => amount && amountInWords(amount));
  if (least && most) return `${least} to ${most}`;
  return least ? `at least ${least}` : `at most ${most}`;
}

/** Text of a link that is no amount stays as it is. */
const amountInWords = (amount: string): string =>
  Number.isNaN(Number(amount)) ? amount : money(Number(amount));

/** A filter that only links from other pages set, such as one customer; it can only be removed. */
export const linkFilter = (name: string, label: string): ListFilter => ({ label, names: [name] });

/** A part of what is listed, such as one variant: it stays when filters are cleared, and has no chip. */
export const keptFilter = (name: string): ListFilter => ({ label: name, names: [name], isKept: true });
