import { usePicture } from '@haberdash/kit/use-picture';

interface ProductPictureProps {
  product: { title: string; image: string };
  sizes: string;
  className?: string;
  /** In sight as soon as the page opens. */
  eager?: boolean;
}

/** Portraits, 4:5; the size is there before the picture is. */
export function ProductPicture({ product, sizes, className, eager = false }: ProductPictureProps) {
  return (
    <img
      {...usePicture(product.image)}
      // Until it is near there is time to measure it.
      sizes={eager ? sizes : `auto, ${sizes}`}
      className={className}
      width={640}
      height={800}
      alt={product.title}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
