import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../product/product-path';
import { RecentlyViewed } from '../viewed/RecentlyViewed';

/** In place of the checkout: there is nothing to pay for. */
export function EmptyCart() {
  const navigate = useNavigate();
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
        <ButtonLink variant="secondary" to="/shop/account">
          View Orders
        </ButtonLink>
      </EmptyState>
      <RecentlyViewed onOpen={(product) => void navigate(productPath(product))} />
    </>
  );
}
