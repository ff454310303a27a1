import Select from 'antd/es/select';
import { useState } from 'react';
import type { ListQuery } from '../create-list';
import type { ChangeQuery, Option } from '../list';

export interface Choice {
  name: string;
  /** One option instead of any of them. */
  isSingle: boolean;
  useOptions: () => Option[];
}

interface ChoiceInputProps extends Choice {
  label: string;
  query: ListQuery;
  change: ChangeQuery;
}

/** Its options are shown as soon as it has the focus: it stands in a panel that the user has just opened for it. */
export function ChoiceInput({ name, isSingle, useOptions, label, query, change }: ChoiceInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const common = {
    id: `filter-${name}`,
    'aria-label': label,
    placeholder: 'Any',
    open: isOpen,
    onOpenChange: setIsOpen,
    onFocus: () => setIsOpen(true),
    allowClear: true,
    options: useOptions(),
    showSearch: { optionFilterProp: 'label' },
  };
  const chosen = query[name];
  if (isSingle) {
    return (
      <Select
        {...common}
        value={chosen ?? null}
        onChange={(value?: string | null) => change({ [name]: value ?? '' })}
      />
    );
  }
  return (
    <Select
      {...common}
      mode="multiple"
      value={chosen?.split(',') ?? []}
      onChange={(values: string[]) => change({ [name]: values.join(',') })}
    />
  );
}

const namedAtMost = 2;

/** Names the first of the chosen options, and counts the others: 'Confirmed, Sent, 2 more'. */
export function ChosenOptions({ useOptions, value }: Pick<Choice, 'useOptions'> & { value: string }) {
  const options = useOptions();
  const labels = value.split(',').map((one) => options.find((option) => option.value === one)?.label ?? one);
  const more = labels.length - namedAtMost;
  return [...labels.slice(0, namedAtMost), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
