import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Product } from '../product.api';
import { Problem } from '../../ui/Problem';
import { ProductRow } from './ProductRow';
import styles from './related-products.module.css';
import { relatedRequested, selectRelated } from './related.slice';

interface RelatedProductsProps {
  productId: string;
  onOpen: (product: Product) => void;
}

type State = Parameters<typeof selectRelated>[0];

/**
 * Loads when it comes near the viewport; renders nothing if there are no related products. Give it a `key` per
 * product.
 */
export function RelatedProducts({ productId, onOpen }: RelatedProductsProps) {
  const { value: products, request } = useSelector((state: State) => selectRelated(state, productId));
  const dispatch = useDispatch();
  const place = useRef<HTMLElement>(null);
  const load = () => void dispatch(relatedRequested(productId));
  useOnNear(place, load);
  if (products?.length === 0) return null;

  return (
    <section ref={place} className={styles.related} aria-label="You may also like">
      <h2>You may also like</h2>
      {request.status === 'failed' ? (
        <Problem message={request.message} onRetry={load} />
      ) : (
        <Row products={products} onOpen={onOpen} />
      )}
    </section>
  );
}

/** Skeletons for one row. */
const placeholders = Array.from({ length: 6 }, (_, index) => index);

function Row({ products, onOpen }: { products: Product[] | null } & Pick<RelatedProductsProps, 'onOpen'>) {
  if (!products) {
    return (
      <div className={`${styles.row} awaited`} aria-hidden="true">
        {placeholders.map((index) => (
          <span key={index} className={styles.placeholder} />
        ))}
      </div>
    );
  }
  return <ProductRow products={products} onOpen={onOpen} />;
}

/** Calls back once, when the element is at most one screen away. */
function useOnNear(place: RefObject<HTMLElement | null>, onNear: () => void) {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!place.current) return;
    const root = place.current.closest('dialog');
    const options = { root, rootMargin: '0px 0px 100% 0px' };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      tell();
    }, options);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
}
