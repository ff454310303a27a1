import { Button } from '@haberdash/kit/ui/Button';
import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addRequested, selectChanges } from './cart.slice';
import { isAdding } from './cart-changes';

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
  const isUnderWay = isAdding(useSelector(selectChanges), productId);
  const dispatch = useDispatch();
  const isOut = stock === 0;
  const add = () => {
    if (!isUnderWay) dispatch(addRequested({ productId, variantId, totalStock: stock }));
  };

  return (
    <Button
      {...look}
      disabled={isOut}
      aria-busy={isUnderWay || undefined}
      aria-describedby={describedBy}
      onClick={onAsk ?? add}
    >
      {isOut ? labels.out : labels.add}
    </Button>
  );
}
