import { Link } from 'react-router-dom';
import type { ListColumn } from '../../list/list';
import { returnPath } from '../../returns/returns-path';
import { shopTime } from '../../time/shop-time';
import { actorText } from '../history-columns';
import type { PiecesInPlace, PlaceWithRows } from './places.api';

const pieces: ListColumn<PiecesInPlace> = {
  key: 'pieces',
  title: 'Pieces',
  isNumber: true,
  isFixed: true,
  cell: (row) => row.pieces,
};
const order: ListColumn<PiecesInPlace> = { key: 'order', title: 'Order', isFixed: true, cell: orderOf };
const parcel: ListColumn<PiecesInPlace> = {
  key: 'parcel',
  title: 'Parcel',
  cell: ({ parcelNumber }) => parcelNumber ?? '–',
};
const returned: ListColumn<PiecesInPlace> = { key: 'return', title: 'Return', isFixed: true, cell: returnOf };
const since: ListColumn<PiecesInPlace> = { key: 'since', title: 'Since', cell: sinceOf };
const note: ListColumn<PiecesInPlace> = { key: 'note', title: 'Note', cell: (row) => row.note ?? '–' };
const by: ListColumn<PiecesInPlace> = { key: 'by', title: 'By', cell: (row) => row.by && actorText(row.by) };

const ofParcels = [order, parcel, pieces, since];
const ofRemovals = [since, pieces, note, by];
const ofReturns = [returned, order, pieces, since];

export const pieceColumns: Record<PlaceWithRows, ListColumn<PiecesInPlace>[]> = {
  held: [order, pieces],
  'to-send': [order, pieces, since],
  packed: ofParcels,
  away: ofParcels,
  delivered: ofParcels,
  'coming-back': ofReturns,
  lost: ofParcels,
  'written-off': [...ofRemovals, returned],
  'sold-elsewhere': ofRemovals,
};

function orderOf({ orderId, orderNumber }: PiecesInPlace) {
  return orderId ? <Link to={`/admin/orders?order=${orderId}`}>{orderNumber ?? 'View order'}</Link> : '–';
}

function returnOf({ returnId, returnNumber }: PiecesInPlace) {
  return returnId ? <Link to={returnPath(returnId)}>{returnNumber}</Link> : '–';
}

/** Nobody may have said that a parcel was delivered. */
function sinceOf({ since: at, isAssumed }: PiecesInPlace) {
  if (at === null) return '–';
  return (
    <>
      <time dateTime={at}>{shopTime(at)}</time>
      {isAssumed && ' (assumed)'}
    </>
  );
}
