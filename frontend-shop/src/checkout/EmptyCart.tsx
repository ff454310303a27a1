import { useServices } from '@haberdash/kit/services';
import { selectHasSessionExpired, selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { type RefObject, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../product/product-path';
import { RecentlyViewed } from '../viewed/RecentlyViewed';

/** In place of the checkout: there is nothing to pay for, or only for whoever signs in again. */
export function EmptyCart() {
  const navigate = useNavigate();
  const hasExpired = useSelector(selectHasSessionExpired);
  const wayOut = useRef<HTMLAnchorElement & HTMLButtonElement>(null);

  // With the last line, its focused button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) wayOut.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      {hasExpired ? <SessionEnded wayOut={wayOut} /> : <NothingInCart wayOut={wayOut} />}
      <RecentlyViewed onOpen={(product) => void navigate(productPath(product))} />
    </>
  );
}

interface WayOut<Element> {
  wayOut: RefObject<Element | null>;
}

function NothingInCart({ wayOut }: WayOut<HTMLAnchorElement>) {
  const hasOrders = useSelector(selectUser) !== null;
  return (
    <EmptyState title="Your cart is empty">
      <ButtonLink ref={wayOut} to="/shop/listing">
        Browse all products
      </ButtonLink>
      {hasOrders && (
        <ButtonLink variant="secondary" to="/shop/account">
          View Orders
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The goods lie in the cart of the account; a visitor's cart is another one. */
function SessionEnded({ wayOut }: WayOut<HTMLButtonElement>) {
  const { askToSignIn } = useServices();
  return (
    <EmptyState title="Your session has ended">
      <p>Your cart is kept in your account. Sign in to go on with it, or shop on without an account.</p>
      <Button ref={wayOut} onClick={() => askToSignIn({ reason: 'Sign in to go on with your order.' })}>
        Sign in
      </Button>
      <ButtonLink variant="secondary" to="/shop/listing">
        Browse all products
      </ButtonLink>
    </EmptyState>
  );
}
