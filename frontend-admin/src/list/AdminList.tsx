import { isAwaited } from '@haberdash/kit/loadable';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ListPage, ListQuery } from './create-list';
import type { AdminListProps, ListColumn } from './list';
import styles from './list.module.css';
import { ListCards } from './ListCards';
import { ListTable, type ListTableProps } from './ListTable';
import { ListToolbar } from './toolbar/ListToolbar';
import { Pager } from './Pager';
import { SelectedRows } from './SelectedRows';
import { type ListAddress, useListAddress } from './use-list-address';
import { useMedia } from './use-media';
import { useRemembered } from './use-remembered';
import { type Selection, useSelection } from './use-selection';

/** Below this width, rows are cards. */
// Where the pinned buttons of a table would cover its last columns, too.
const narrow = '(max-width: 55.99rem)';

export function AdminList<Item>(props: AdminListProps<Item>) {
  const { list, name, filters = [] } = props;
  const address = useListAddress(filters);
  const dispatch = useDispatch();
  const { value: page, request } = useSelector(list.selectPage);
  const load = () => void dispatch(list.requested(address.query));
  const asked = JSON.stringify(address.query);
  useEffect(() => void dispatch(list.requested(JSON.parse(asked) as ListQuery)), [dispatch, list, asked]);

  const [columns, toolbar] = useToolbar(props, address);
  const selection = useSelection(page?.data ?? [], props.idOf);
  return (
    <div className={styles.list}>
      {toolbar}
      {request.status === 'failed' && (
        <ErrorState title={`We couldn't load the ${name}`} onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      )}
      {isAwaited({ value: page, request }) && (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the {name}</span>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
      {page?.data.length === 0 && (
        <NoRows {...props} isFiltered={address.isFiltered} onClear={() => address.show({})} />
      )}
      {page && page.data.length > 0 && (
        <Rows
          {...props}
          columns={columns}
          address={address}
          selection={selection}
          page={page}
          isBusy={request.status === 'loading'}
        />
      )}
    </div>
  );
}

interface NoRowsProps {
  name: string;
  emptyTitle?: string;
  emptyHint: string;
  isFiltered: boolean;
  onClear: () => void;
}

function NoRows({ name, emptyTitle = `No ${name} yet`, emptyHint, isFiltered, onClear }: NoRowsProps) {
  if (!isFiltered) {
    return (
      <EmptyState title={emptyTitle}>
        <p>{emptyHint}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No ${name} match`}>
      <Button onClick={onClear}>Clear filters</Button>
    </EmptyState>
  );
}

/** @returns the chosen columns, and the toolbar in which they are chosen */
function useToolbar<Item>(
  props: AdminListProps<Item>,
  address: ListAddress,
): [ListColumn<Item>[], ReactNode] {
  const { name, columns } = props;
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
  const [chosen, choose] = useRemembered(`${name}:columns`, usual);
  const shown = columns.filter(({ key, isFixed }) => isFixed || chosen.includes(key));
  const toolbar = <ListToolbar {...props} address={address} chosen={chosen} onChoose={choose} />;
  return [shown, toolbar];
}

interface RowsOnPageProps<Item> extends AdminListProps<Item> {
  address: ListAddress;
  selection: Selection<Item>;
  page: ListPage<Item>;
  isBusy: boolean;
}

function Rows<Item>(props: RowsOnPageProps<Item>) {
  const { page, columns, idOf, labelOf, actions, address, selection, isBusy, sorts, body } = props;
  const { query, change, turnTo } = address;
  const top = useRef<HTMLDivElement>(null);
  const turn = (cursor: string | null) => {
    turnTo(cursor);
    top.current?.scrollIntoView();
    // The pressed button may be disabled on the next page.
    top.current?.focus({ preventScroll: true });
  };

  const rows = { items: page.data, columns, idOf, labelOf, selection: actions && selection };
  return (
    <div ref={top} tabIndex={-1} className={styles.rows} aria-busy={isBusy}>
      {body ? body(page.data) : <ItemRows {...rows} sort={query.sort ?? sorts?.[0]?.value} change={change} />}
      <Pager meta={page.meta} count={page.data.length} onTurn={turn} />
      {actions && selection.items.length > 0 && (
        <SelectedRows
          items={selection.items}
          isWholePage={selection.items.length === page.data.length}
          isOnlyPage={page.meta.nextCursor === null && page.meta.previousCursor === null}
          query={query}
          onClear={selection.clear}
          actions={actions}
          matching={props.matching}
        />
      )}
    </div>
  );
}

/** A table; on a narrow screen, cards. */
function ItemRows<Item>(props: ListTableProps<Item>) {
  return useMedia(narrow) ? <ListCards {...props} /> : <ListTable {...props} />;
}
