import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { Link } from 'react-router-dom';
import { findOrderPath } from '../find/find-order-path';

/** The page of a link that is unknown or revoked. */
export function EndedLink() {
  return (
    <EmptyState title="This link doesn't open an order any more" pageTitle="Order">
      <p>The newest e-mail about the order has another one. We can also send you a new one.</p>
      <ButtonLink to={findOrderPath}>Ask for a new one</ButtonLink>
      <p>
        Something else? <Link to="/shop/contact">Write to us</Link>.
      </p>
    </EmptyState>
  );
}
