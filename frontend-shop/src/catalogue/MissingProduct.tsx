import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';

interface MissingProductProps {
  /** In the place of a dialog in the history. */
  replace?: boolean;
}

/** What there is to say and to do about it, below a heading. */
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
