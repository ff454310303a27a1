import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';

interface MissingProductProps {
  /** Replaces the dialog's history entry. */
  replace?: boolean;
}

/** The text and link below the heading of a product that does not exist. */
export function MissingProduct({ replace }: MissingProductProps) {
  return (
    <>
      <p>We no longer sell it, or the link is incomplete.</p>
      <ButtonLink to="/shop/listing" replace={replace}>
        See all products
      </ButtonLink>
    </>
  );
}
