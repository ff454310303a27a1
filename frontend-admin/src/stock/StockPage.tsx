import { useSearchParams } from 'react-router-dom';
import { IfAllowed } from '../access/IfAllowed';
import { choiceFilter, dayFilter, keptFilter } from '../list/filters';
import type { ListFilter } from '../list/list';
import type { ProductDetails } from '../products/products.api';
import { causeLabels, movementColumns } from './movement-columns';
import { movementsList } from './movements-list';
import { pieceColumns } from './places/pieces-columns';
import { piecesList } from './places/pieces-list';
import { isPlace, wordsOfPlace } from './places/place-labels';
import type { PlaceWithRows } from './places/places.api';
import { PlacesPanel } from './places/PlacesPanel';
import { RemovalDialog } from './removals/RemovalDialog';
import styles from './stock-ledger.module.css';
import { VariantHistory } from './VariantHistory';

const filters: ListFilter[] = [
  choiceFilter(
    'cause',
    'Cause',
    Object.entries(causeLabels).map(([value, label]) => ({ value, label })),
  ),
  dayFilter('Day'),
];

/** The place is in the query and in the address, whatever is filtered. */
const placeFilter = keptFilter('place');

const now = ({ stock }: { stock: number }) => `${stock} in stock`;

/** Where the pieces of a variant are, with what is behind each number: orders and parcels, or the movements of the stock. */
export default function StockPage() {
  const [params] = useSearchParams();
  const place = params.get('place');
  return isPlace(place) && place !== 'shelf' ? <PiecesOf key={place} place={place} /> : <Movements />;
}

type Variant = ProductDetails['variants'][number];

const above = (title: string) => (variant: Variant, product: ProductDetails) => (
  <>
    <PlacesPanel variantId={variant._id} />
    <IfAllowed needs="stock.change">
      <RemovalDialog key={variant._id} productId={product._id} variant={variant} />
    </IfAllowed>
    <h2 className={styles.heading}>{title}</h2>
  </>
);

/** Each movement of a variant's stock, with its running sum. */
function Movements() {
  return (
    <VariantHistory
      title="Stock"
      now={now}
      above={above('Movements of the stock')}
      list={movementsList}
      name="movements"
      columns={movementColumns}
      labelOf={({ kind, at }) => `${causeLabels[kind]} ${at}`}
      emptyHint="Each change of the stock appears here."
      searchLabel="Search by order number"
      filters={filters}
      exportPath="/api/admin/stock/export"
    />
  );
}

function PiecesOf({ place }: { place: PlaceWithRows }) {
  const { label, hint } = wordsOfPlace(place);
  return (
    <VariantHistory
      title="Stock"
      now={now}
      above={above(`${label}: ${hint.toLowerCase()}`)}
      list={piecesList}
      name="pieces"
      columns={pieceColumns[place]}
      labelOf={({ pieces, orderNumber }) => `${pieces} of ${orderNumber ?? label}`}
      emptyTitle="No pieces here"
      emptyHint="Choose another number above."
      filters={[placeFilter]}
    />
  );
}
