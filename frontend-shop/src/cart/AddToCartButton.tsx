import { Button } from '@haberdash/kit/ui/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addRequested, selectPendingChanges } from './cart.slice';
import { isAdding } from './cart-changes';

interface AddToCartButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'busy'> {
  productId: string;
  /** Omitted for a product with a single variant. */
  variantId?: string;
  stock: number;
  labels: { add: ReactNode; out: string };
  /** The element that names the product. */
  describedBy?: string;
  /** Called instead of adding while a size or colour is still to be chosen. */
  onChoiceNeeded?: () => void;
}

export function AddToCartButton(props: AddToCartButtonProps) {
  const { productId, variantId, stock, labels, describedBy, onChoiceNeeded, ...look } = props;
  const isUnderWay = isAdding(useSelector(selectPendingChanges), productId);
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
      onClick={onChoiceNeeded ?? add}
    >
      {isOut ? labels.out : labels.add}
    </Button>
  );
}
