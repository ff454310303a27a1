import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { Panel } from '../../ui/Panel';
import { removalOpened } from '../removals/removals.slice';
import { isPlace, wordsOfPlace } from './place-labels';
import type { Places } from './places.api';
import { placesRequested, selectPlaces } from './places.slice';
import styles from './places.module.css';

/** The number of pieces in each place; each number leads to the orders, parcels or movements behind it. */
export function PlacesPanel({ variantId }: { variantId: string }) {
  const { value: places, request } = useSelector(selectPlaces);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(placesRequested(variantId)), [dispatch, variantId]);

  return (
    <Panel title="Where the pieces are">
      {request.status === 'failed' && (
        <ErrorState
          title="We couldn't load where the pieces are"
          onRetry={() => dispatch(placesRequested(variantId))}
        >
          <p>{request.message}</p>
        </ErrorState>
      )}
      {!places && request.status !== 'failed' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {places && <PlaceList places={places} />}
    </Panel>
  );
}

function PlaceList({ places: { places, sum } }: { places: Places }) {
  const dispatch = useDispatch();
  const onShelf = places.find(({ place }) => place === 'shelf')?.pieces ?? 0;
  return (
    <>
      <ul className={styles.places}>
        {places.map((one) => (
          <PlaceItem key={one.place} {...one} />
        ))}
        <li className={styles.sum}>
          <span className={styles.pieces}>{sum}</span>
          <span>In all</span>
        </li>
      </ul>
      <div className={styles.buttons}>
        <IfAllowed needs="stock.change">
          <Button disabled={onShelf === 0} onClick={() => dispatch(removalOpened())}>
            Take off the shelf
          </Button>
          <Link to="/admin/stock/sold-elsewhere">Sold elsewhere: from a file</Link>
        </IfAllowed>
      </div>
    </>
  );
}

function PlaceItem({ place, pieces }: Places['places'][number]) {
  const [params] = useSearchParams();
  const variant = params.get('variant') ?? '';
  const { label, hint } = wordsOfPlace(place);
  const isShown = (params.get('place') ?? 'shelf') === place;
  const content = (
    <>
      <span className={styles.pieces}>{pieces}</span>
      <span>{label}</span>
      <small>{hint}</small>
    </>
  );
  if ((pieces === 0 && !isShown) || !isPlace(place)) return <li className={styles.empty}>{content}</li>;
  const search = place === 'shelf' ? `?variant=${variant}` : `?variant=${variant}&place=${place}`;
  return (
    <li>
      <Link to={{ search }} className={styles.place} aria-current={isShown ? 'true' : undefined}>
        {content}
      </Link>
    </li>
  );
}
