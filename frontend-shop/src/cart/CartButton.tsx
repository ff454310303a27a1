import { IconButton } from '@haberdash/kit/ui/IconButton';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { selectUser, type SessionUser } from '@haberdash/kit/session';
import { mayVisitorsBuy } from '@haberdash/kit/visitors';
import { Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BagIcon } from '../ui/icons';
import { FilesBoundary } from '../ui/FilesBoundary';
import styles from './cart-button.module.css';
import { cartClosed, cartOpened, cartRequested, selectCart, selectIsOpen, selectPieces } from './cart.slice';
import { visitorCart } from './visitors/cart-owner';
import { SignInToCart } from './SignInToCart';

const CartContents = lazyPage(() => import('./CartContents'));

/** Part of every page's header, so it loads the cart when the shop opens for somebody who has one. An admin, who may open a preview, has none. */
export function CartButton() {
  const pieces = useSelector(selectPieces);
  const isOpen = useSelector(selectIsOpen);
  const user = useSelector(selectUser);
  const [mayBuy] = useState(mayVisitorsBuy);
  useCartOf(user, mayBuy);
  const dispatch = useDispatch();

  if (user?.role === 'admin') return null;
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
          <Suspense fallback={<Spinner />}>{user || mayBuy ? <CartContents /> : <SignInToCart />}</Suspense>
        </FilesBoundary>
      </Sheet>
    </>
  );
}

/** A visitor's is loaded when there may be one, or when it is looked at. */
function useCartOf(user: SessionUser | null, mayVisitorsBuy: boolean): void {
  const isLookedAt = useSelector(selectIsOpen);
  const isLoaded = useSelector(selectCart).value !== null;
  const isVisitor = user === null && mayVisitorsBuy;
  const isLookedAtFirst = isVisitor && isLookedAt && !isLoaded;
  const shopperId = user && user.role !== 'admin' ? user.id : null;
  const dispatch = useDispatch();

  useEffect(() => {
    if (shopperId || (isVisitor && visitorCart.isKnown())) dispatch(cartRequested());
  }, [shopperId, isVisitor, dispatch]);
  useEffect(() => {
    if (isLookedAtFirst) dispatch(cartRequested());
  }, [isLookedAtFirst, dispatch]);
}
