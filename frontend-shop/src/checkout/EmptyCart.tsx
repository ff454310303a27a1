import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { useEffect, useRef } from 'react';

/** In place of the checkout: there is nothing to pay for. */
export function EmptyCart() {
  const wayOut = useRef<HTMLAnchorElement>(null);

  // With the last line, its focused button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) wayOut.current?.focus({ preventScroll: true });
  }, []);

  return (
    <EmptyState title="Your cart is empty">
      <ButtonLink ref={wayOut} to="/shop/listing">
        Browse all products
      </ButtonLink>
      <ButtonLink variant="secondary" to="/shop/account">
        View Orders
      </ButtonLink>
    </EmptyState>
  );
}
