import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';

export default function HomePage() {
  return (
    <>
      <h1>Made to measure</h1>
      <ButtonLink to="/shop/home">Back to the shop</ButtonLink>
    </>
  );
}
