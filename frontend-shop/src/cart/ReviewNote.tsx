import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';

/** Replaces total and button when everything in the cart was ordered and the payment is in review. */
export function ReviewNote({ replace }: { replace?: boolean }) {
  return (
    <>
      <p role="status">
        You&apos;ve ordered everything in your cart. PayPal is reviewing the payment, so there&apos;s nothing
        to pay now.
      </p>
      <ButtonLink variant="secondary" to="/shop/account" replace={replace}>
        View Orders
      </ButtonLink>
    </>
  );
}
