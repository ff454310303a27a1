import { usePicture } from '@haberdash/kit/use-picture';
import type { Order } from './order';

/** The picture of an ordered item, `width` rem wide. */
export function OrderPicture({ item, width }: { item: Order['cartItems'][number]; width: number }) {
  return (
    <img
      {...usePicture(item.image)}
      sizes={`${width}rem`}
      width={640}
      height={800}
      alt={item.title}
      loading="lazy"
      decoding="async"
    />
  );
}
