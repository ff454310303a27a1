import type { CSSProperties } from 'react';
import Table, { type TableProps } from 'antd/es/table';
import type { ChangeQuery, ListColumn } from './list';
import styles from './list.module.css';

export interface RowsProps<Item> {
  items: Item[];
  columns: ListColumn<Item>[];
  idOf: (item: Item) => string;
  /** Names an item to screen readers: 'order HB-10001'. */
  labelOf: (item: Item) => string;
  /** Undefined means that rows can't be selected. */
  selection: { ids: string[]; onSelect: (ids: string[]) => void } | undefined;
}

export interface ListTableProps<Item> extends RowsProps<Item> {
  sort: string | undefined;
  change: ChangeQuery;
}

export function ListTable<Item>(props: ListTableProps<Item>) {
  const { items, columns, idOf, labelOf, selection, sort, change } = props;
  return (
    <Table<Item>
      className={styles.table}
      style={{ '--columns': columns.length } as CSSProperties}
      size="middle"
      dataSource={items}
      columns={columns.map((column) => antdColumn(column, sort))}
      rowKey={idOf}
      pagination={false}
      showSorterTooltip={false}
      rowSelection={selection && antdSelection(selection, labelOf)}
      onChange={(_page, _filters, sorter) => {
        if (!Array.isArray(sorter)) change({ sort: sortNamed(columns, sorter.columnKey, sorter.order) });
      }}
    />
  );
}

type AntdColumn<Item> = NonNullable<TableProps<Item>['columns']>[number];

function antdColumn<Item>(column: ListColumn<Item>, sort: string | undefined): AntdColumn<Item> {
  const { key, title, cell, isNumber, sorts } = column;
  const order = sort === sorts?.ascend ? ('ascend' as const) : ('descend' as const);
  const isSorted = sort !== undefined && (sort === sorts?.ascend || sort === sorts?.descend);
  return {
    key,
    ...(title === '' ? actionsHead : { title }),
    render: (_value, item) => cell(item),
    align: isNumber ? 'end' : undefined,
    sorter: sorts !== undefined,
    sortOrder: isSorted ? order : null,
  };
}

/** The head of the column with the buttons. */
const actionsHead = {
  title: <span className="visually-hidden">Actions</span>,
  className: styles.actions,
};

/** Undefined for no order: the list's usual sort. */
function sortNamed<Item>(
  columns: ListColumn<Item>[],
  key: unknown,
  order: 'ascend' | 'descend' | null | undefined,
) {
  return order ? columns.find((column) => column.key === key)?.sorts?.[order] : undefined;
}

function antdSelection<Item>(
  { ids, onSelect }: NonNullable<RowsProps<Item>['selection']>,
  labelOf: (item: Item) => string,
): TableProps<Item>['rowSelection'] {
  return {
    selectedRowKeys: ids,
    onChange: (keys) => onSelect(keys.map(String)),
    getCheckboxProps: (item) => ({ 'aria-label': `Select ${labelOf(item)}` }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
  };
}
