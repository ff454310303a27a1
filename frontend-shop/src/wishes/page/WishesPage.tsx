import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductGridSkeleton } from '../../listing/cards/ProductGrid';
import { ProductDialog } from '../../product/dialog/ProductDialog';
import type { Wish } from '../wishes.api';
import { selectWishes, wishesRequested } from '../wishes.slice';
import {
  selectLoadingProducts,
  selectWishedProducts,
  wishedProductsLeft,
  wishedProductsRequested,
} from './wished-products.slice';
import { SavedLines } from './SavedLines';
import { WishCards } from './WishCards';
import styles from './wishes-page.module.css';

/** The server lists no more products at once. */
const pageSize = 12;

export default function WishesPage() {
  const dispatch = useDispatch();
  const userId = useSelector(selectUser)?.id;
  useEffect(() => void dispatch(wishesRequested()), [dispatch, userId]);
  useEffect(() => () => void dispatch(wishedProductsLeft()), [dispatch]);

  return (
    <div className={styles.page}>
      <PageHeading title="Wish list">Wish list</PageHeading>
      <Wishes />
      <ProductDialog />
    </div>
  );
}

function Wishes() {
  const { value: wishes, request } = useSelector(selectWishes);
  const dispatch = useDispatch();

  if (wishes) return <ShownWishes wishes={wishes} />;
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your wish list" onRetry={() => dispatch(wishesRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return <ProductGridSkeleton count={4} />;
}

function ShownWishes({ wishes }: { wishes: Wish[] }) {
  const [pages, setPages] = useState(1);
  const products = useSelector(selectWishedProducts);
  const { status, missing, retry } = useProductsOf(wishes.slice(0, pages * pageSize));
  const shown = wishes
    .slice(0, pages * pageSize)
    .flatMap((wish) => (products[wish.productId] ? [{ ...wish, product: products[wish.productId]! }] : []));
  const isWhole = wishes.length <= pages * pageSize;

  if (status === 'failed') {
    return (
      <ErrorState title="We couldn't load your wish list" onRetry={retry}>
        <p>Your wishes are safe.</p>
      </ErrorState>
    );
  }
  if (shown.length === 0) {
    if (missing > 0) return <ProductGridSkeleton count={Math.min(missing, 4)} />;
    if (isWhole) return <NoWishes />;
  }
  return (
    <>
      <SavedLines wishes={shown.filter(({ variantId }) => variantId !== null)} />
      <WishCards wishes={shown.filter(({ variantId }) => variantId === null)} />
      {!isWhole && (
        <Button variant="secondary" className={styles.more} onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Requests the products that are not there yet, a page at a time. */
function useProductsOf(wishes: Wish[]) {
  const products = useSelector(selectWishedProducts);
  const { status } = useSelector(selectLoadingProducts);
  const dispatch = useDispatch();
  const ids = [...new Set(wishes.map(({ productId }) => productId))].filter(
    (id) => products[id] === undefined,
  );
  const next = ids.slice(0, pageSize).join(',');
  const request = () => dispatch(wishedProductsRequested(next.split(',')));

  useEffect(() => {
    if (next !== '') dispatch(wishedProductsRequested(next.split(',')));
  }, [next, dispatch]);
  return { status: next === '' ? 'idle' : status, missing: ids.length, retry: request };
}

function NoWishes() {
  return (
    <EmptyState title="Your wish list is empty">
      <p>Tap the heart on a product that you want to come back to.</p>
      <ButtonLink to="/shop/listing">Browse all products</ButtonLink>
    </EmptyState>
  );
}
