import { CartButton } from '../cart/CartButton';
import { HeaderSearch } from '../search/HeaderSearch';

export function Toolbar() {
  return (
    <>
      <HeaderSearch />
      <CartButton />
    </>
  );
}
