import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';

export default function HomePage() {
  return (
    <>
      <PageHeading title="Made to measure">Made to measure</PageHeading>
      <ButtonLink to="/shop/home">Back to the shop</ButtonLink>
    </>
  );
}
