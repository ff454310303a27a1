import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';

interface Entry {
  at: string;
  by: { kind: 'admin' | 'shopper' | 'shop'; name: string | null };
}

export const timeColumn: ListColumn<Entry> = {
  key: 'at',
  title: 'Time',
  isFixed: true,
  cell: ({ at }) => <time dateTime={at}>{shopTime(at)}</time>,
  sorts: { ascend: 'oldest', descend: 'newest' },
};

/** Entries from before names were kept only have a kind. */
const kinds = { admin: 'An admin', shopper: 'A shopper', shop: 'The shop' };

export const actorText = ({ kind, name }: Entry['by']): string => name ?? kinds[kind];

export const author = ({ by }: Entry): string => actorText(by);
