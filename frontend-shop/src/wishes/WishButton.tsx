import { selectUser } from '@haberdash/kit/session';
import { IconButton } from '@haberdash/kit/ui/IconButton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '../product/product.api';
import { HeartIcon } from '../ui/icons';
import styles from './wish-button.module.css';
import { selectIsWished, selectWishes, wishAdded, wishesOutdated, wishRemoved } from './wishes.slice';

interface WishButtonProps {
  product: Pick<Product, '_id' | 'title'>;
  className?: string;
}

/** Puts a product on the wish list, or takes it off. */
export function WishButton({ product: { _id: productId, title }, className = '' }: WishButtonProps) {
  const userId = useSelector(selectUser)?.id;
  const isWished = useSelector((state: Parameters<typeof selectIsWished>[0]) =>
    selectIsWished(state, productId),
  );
  const dispatch = useDispatch();
  // Other tabs tell of later changes.
  const areKnown = useSelector(selectWishes).value !== null;
  useEffect(() => {
    if (!areKnown) dispatch(wishesOutdated());
  }, [dispatch, areKnown, userId]);

  const wish = { productId, variantId: null };
  return (
    <IconButton
      label={`${title} on your wish list`}
      aria-pressed={isWished}
      className={`${styles.heart} ${className}`}
      onClick={() => dispatch(isWished ? wishRemoved(wish) : wishAdded(wish))}
    >
      <HeartIcon />
    </IconButton>
  );
}
