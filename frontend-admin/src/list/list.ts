import type { ReactNode } from 'react';
import type { List, ListQuery } from './create-list';

export interface ListColumn<Item> {
  /** Remembered with the user's choice of columns, so it stays. */
  key: string;
  title: string;
  cell: (item: Item) => ReactNode;
  isNumber?: boolean;
  /** The first column and buttons can't be left out. */
  isFixed?: boolean;
  /** Shown only if the user chooses it. */
  isExtra?: boolean;
  /** The names of the sorts that its header toggles. */
  sorts?: { ascend: string; descend: string };
}

/** Sets some parameters of the address; undefined or '' removes one. */
export type ChangeQuery = (changes: Record<string, string | undefined>) => void;

export interface ListFilter {
  label: string;
  /** Its parameters in the address. */
  names: string[];
  /** Part of what is listed: it stays when filters are cleared. */
  isKept?: boolean;
  /** Without a control, only links from other pages set the filter. */
  control?: (query: ListQuery, change: ChangeQuery) => ReactNode;
  /** The words name what is chosen, if anything is: 'Confirmed, Sent'. */
  words?: (query: ListQuery) => ReactNode;
}

export interface Option {
  value: string;
  label: string;
}

/** A query under a name: `{ name: 'To send', query: { status: 'confirmed' } }`. */
export interface ListView {
  name: string;
  query: ListQuery;
}

export interface AdminListProps<Item> {
  list: List<Item>;
  /** Plural noun for messages and for what is remembered: 'orders'. */
  name: string;
  columns: ListColumn<Item>[];
  idOf: (item: Item) => string;
  /** Names an item to screen readers: 'order HB-10001'. */
  labelOf: (item: Item) => string;
  /** The title of a list without any items; undefined: 'No orders yet'. */
  emptyTitle?: string;
  /** Advice for a list without any items. */
  emptyHint: string;
  /** Says what is searched; undefined: nothing can be. */
  searchLabel?: string;
  filters?: ListFilter[];
  /** The first is the usual one. */
  sorts?: Option[];
  /** Views that everybody has. */
  views?: ListView[];
  /** The call that exports what is filtered: '/api/admin/orders/export'. */
  exportPath?: string;
  /** Shows the items of a page in another way than rows with columns. */
  body?: (items: Item[]) => ReactNode;
  /** Further controls beside the list's own. */
  tools?: ReactNode;
  /** The buttons for selected rows; without them, rows can't be selected. */
  actions?: (selected: Item[], clear: () => void) => ReactNode;
  /** The buttons for all rows that match, also those on other pages; the query has neither an order nor a page. */
  matching?: (query: string, clear: () => void) => ReactNode;
}
