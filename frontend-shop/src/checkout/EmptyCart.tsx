import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { selectUser } from '@haberdash/kit/session';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../product/product-path';
import { RecentlyViewed } from '../viewed/RecentlyViewed';

/** In place of the checkout: there is nothing to pay for. */
export function EmptyCart() {
  const navigate = useNavigate();
  const hasOrders = useSelector(selectUser) !== null;
  const wayOut = useRef<HTMLAnchorElement>(null);

  // With the last line, its focused button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) wayOut.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
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
      <RecentlyViewed onOpen={(product) => void navigate(productPath(product))} />
    </>
  );
}
