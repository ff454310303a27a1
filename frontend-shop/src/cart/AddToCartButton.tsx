import { Button } from '@haberdash/kit/ui/Button';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { addRequested } from './cart.slice';

interface AddToCartButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'busy'> {
  productId: string;
  /** Without one: the product's only variant. */
  variantId?: string;
  stock: number;
  labels: { add: string; out: string };
  /** The element that names the product. */
  describedBy?: string;
  /** Where something is still to be chosen: asks for it instead of adding. */
  onAsk?: () => void;
}

export function AddToCartButton(props: AddToCartButtonProps) {
  const { productId, variantId, stock, labels, describedBy, onAsk, ...look } = props;
  const dispatch = useDispatch();
  const isOut = stock === 0;
  const add = () => dispatch(addRequested({ productId, variantId, totalStock: stock }));

  return (
    <Button {...look} disabled={isOut} aria-describedby={describedBy} onClick={onAsk ?? add}>
      {isOut ? labels.out : labels.add}
    </Button>
  );
}
