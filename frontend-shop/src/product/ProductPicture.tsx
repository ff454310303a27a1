import { cropOf } from '@haberdash/kit/pictures';
import { usePicture } from '@haberdash/kit/use-picture';
import type { Product } from './product.api';

interface ProductPictureProps {
  product: Pick<Product, 'title' | 'image' | 'focalPoints'>;
  sizes: string;
  className?: string;
  /** An eager picture is above the fold. */
  eager?: boolean;
}

/** Portraits, 4:5; the size is reserved before the picture is loaded. */
export function ProductPicture({ product, sizes, className, eager = false }: ProductPictureProps) {
  return (
    <img
      {...usePicture(product.image)}
      // A lazy picture can be measured before it is loaded.
      sizes={eager ? sizes : `auto, ${sizes}`}
      className={className}
      style={cropOf(product.focalPoints, product.image)}
      width={640}
      height={800}
      alt={product.title}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
