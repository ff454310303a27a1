import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch } from 'react-redux';
import type { Product } from '../product/product.api';
import { addRequested } from './cart.slice';

interface AddToCartButtonProps {
  product: Pick<Product, '_id' | 'totalStock'>;
  labels: { add: string; out: string };
  variant?: 'primary' | 'secondary';
  className?: string;
  /** The element that names the product. */
  describedBy?: string;
}

export function AddToCartButton({ product, labels, describedBy, ...look }: AddToCartButtonProps) {
  const dispatch = useDispatch();
  const { _id: productId, totalStock } = product;
  const isOut = totalStock === 0;
  const add = () => dispatch(addRequested({ productId, totalStock }));

  return (
    <Button {...look} disabled={isOut} aria-describedby={describedBy} onClick={add}>
      {isOut ? labels.out : labels.add}
    </Button>
  );
}
