import { IconButton } from '@haberdash/kit/ui/IconButton';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { selectUser } from '@haberdash/kit/session';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BagIcon } from '../ui/icons';
import { FilesBoundary } from '../ui/FilesBoundary';
import styles from './cart-button.module.css';
import { cartClosed, cartOpened, cartRequested, selectIsOpen, selectPieces } from './cart.slice';
import { SignInToCart } from './SignInToCart';

const CartContents = lazyPage(() => import('./CartContents'));

/** Part of every page's header, so it loads the cart when the shop opens for a shopper. An admin, who may open a preview, has none. */
export function CartButton() {
  const pieces = useSelector(selectPieces);
  const isOpen = useSelector(selectIsOpen);
  const user = useSelector(selectUser);
  const isAdmin = user?.role === 'admin';
  const isShopper = user !== null && !isAdmin;
  const dispatch = useDispatch();

  useEffect(() => {
    if (isShopper) dispatch(cartRequested());
  }, [isShopper, dispatch]);

  if (isAdmin) return null;
  return (
    <>
      <IconButton
        label={`Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`}
        aria-haspopup="dialog"
        onClick={() => dispatch(cartOpened())}
      >
        <BagIcon />
        {pieces > 0 && (
          <span key={pieces} className={styles.count} aria-hidden="true">
            {pieces}
          </span>
        )}
      </IconButton>
      <Sheet title="Your Cart" open={isOpen} onClose={() => dispatch(cartClosed())}>
        <FilesBoundary>
          <Suspense fallback={<Spinner />}>{isShopper ? <CartContents /> : <SignInToCart />}</Suspense>
        </FilesBoundary>
      </Sheet>
    </>
  );
}
