import Button from 'antd/es/button';
import { useState } from 'react';
import type { ListQuery } from './create-list';
import type { AdminListProps } from './list';
import { SelectionBar } from './SelectionBar';
import styles from './list.module.css';

interface SelectedRowsProps<Item> extends Pick<AdminListProps<Item>, 'matching'> {
  items: Item[];
  isWholePage: boolean;
  isOnlyPage: boolean;
  query: ListQuery;
  onClear: () => void;
  actions: NonNullable<AdminListProps<Item>['actions']>;
}

/** The buttons for the selected rows of a page. Once all of a page are selected, all that match can be. */
export function SelectedRows<Item>(props: SelectedRowsProps<Item>) {
  const { items, isWholePage, isOnlyPage, query, onClear, actions, matching } = props;
  const [chosenQuery, choose] = useState<string | null>(null);
  const asked = matchingQuery(query);

  if (matching && isWholePage && chosenQuery === asked) {
    return (
      <section className={styles.selection} aria-label="All that match">
        {matching(asked, onClear)}
        <Button type="text" onClick={onClear}>
          Clear selection
        </Button>
      </section>
    );
  }
  return (
    <SelectionBar count={items.length} onClear={onClear}>
      {matching && isWholePage && !isOnlyPage && (
        <Button onClick={() => choose(asked)}>Select all that match</Button>
      )}
      {actions(items, onClear)}
    </SelectionBar>
  );
}

function matchingQuery({ sort: _, cursor: __, ...filters }: ListQuery): string {
  return new URLSearchParams(filters).toString();
}
