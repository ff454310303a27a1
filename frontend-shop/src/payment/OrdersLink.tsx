import { selectUser } from '@haberdash/kit/session';
import type { ButtonVariant } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { useSelector } from 'react-redux';

/** Leads to the orders of the account; a guest has none, and goes on shopping. */
export function OrdersLink({ variant }: { variant: ButtonVariant }) {
  const hasOrders = useSelector(selectUser) !== null;
  return (
    <ButtonLink variant={variant} to={hasOrders ? '/shop/account' : '/shop/listing'}>
      {hasOrders ? 'View Orders' : 'Continue shopping'}
    </ButtonLink>
  );
}
