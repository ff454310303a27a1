import type { Loadable } from '@haberdash/kit/loadable';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import type { ReactNode } from 'react';

interface LoadedListProps<Item> {
  /** Plural noun for the messages, for example 'products'. */
  name: string;
  list: Loadable<Item[]>;
  placeholder: ReactNode;
  /** Advice for an empty list. */
  emptyHint: string;
  onRetry: () => void;
  children: (items: Item[]) => ReactNode;
}

/** A list with its loading, error and empty states. */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { name, list, placeholder, emptyHint, onRetry, children } = props;
  const { value: items, request } = list;

  if (request.status === 'failed') {
    return (
      <ErrorState title={`We couldn't load the ${name}`} onRetry={onRetry}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!items) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">Loading the {name}</span>
        {placeholder}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState title={`No ${name} yet`}>
        <p>{emptyHint}</p>
      </EmptyState>
    );
  }
  return children(items);
}
