import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { money } from '@haberdash/kit/money';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CartDelivery } from '../delivery/CartDelivery';
import { productPath } from '../product/product-path';
import { CartReturns } from '../returns/rules/CartReturns';
import { RecentlyViewed } from '../viewed/RecentlyViewed';
import type { Cart } from './cart.api';
import styles from './cart-contents.module.css';
import { isUnderReview } from './cart-changes';
import { cartRequested, selectCart, selectPendingChanges } from './cart.slice';
import { CartLines } from './CartLines';
import { ReviewNote } from './ReviewNote';

/** Deleting the last line also removes the button that had the focus. */
function focusWhenLost(link: HTMLAnchorElement | null) {
  if (document.activeElement === document.body) link?.focus();
}

export default function CartContents() {
  const { value: cart, request } = useSelector(selectCart);
  const isChanging = useSelector(selectPendingChanges).length > 0;
  const dispatch = useDispatch();

  if (!cart && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your cart" onRetry={() => dispatch(cartRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!cart) return <Spinner label="Loading your cart" />;
  if (cart.items.length === 0) {
    return (
      <>
        <EmptyState title="Your cart is empty">
          <ButtonLink ref={focusWhenLost} variant="secondary" to="/shop/listing" replace>
            Browse all products
          </ButtonLink>
        </EmptyState>
        <ViewedLately />
      </>
    );
  }
  return (
    <>
      <CartLines lines={cart.items} isInSheet />
      <div className={styles.footer} aria-busy={isChanging || request.status === 'loading'}>
        {isUnderReview(cart) ? <ReviewNote replace /> : <TotalAndCheckout cart={cart} />}
      </div>
    </>
  );
}

/** A link replaces the sheet's history entry. */
function ViewedLately() {
  const navigate = useNavigate();
  return <RecentlyViewed onOpen={(product) => void navigate(productPath(product), { replace: true })} />;
}

function TotalAndCheckout({ cart: { items, total } }: { cart: Cart }) {
  return (
    <>
      <div className={styles.terms}>
        <CartDelivery subtotal={total} />
        <CartReturns lines={items} />
      </div>
      <p className={styles.total} role="status">
        Total <strong>{money(total)}</strong>
      </p>
      <ButtonLink to="/shop/checkout" replace>
        Checkout
      </ButtonLink>
    </>
  );
}
