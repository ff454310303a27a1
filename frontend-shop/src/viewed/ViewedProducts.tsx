import { Button } from '@haberdash/kit/ui/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductRow } from '../product/related/ProductRow';
import type { Product } from '../product/product.api';
import styles from './viewed.module.css';
import { selectViewed, viewedCleared, viewedRequested } from './viewed.slice';

export interface ViewedProductsProps {
  /** The product that is open. */
  except?: string;
  onOpen: (product: Product) => void;
}

/** Nothing is shown until there are some. */
export default function ViewedProducts({ except, onOpen }: ViewedProductsProps) {
  const products = useSelector(selectViewed).filter(({ _id }) => _id !== except);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(viewedRequested()), [dispatch]);
  if (products.length === 0) return null;

  return (
    <section className={styles.viewed} aria-label="Recently viewed">
      <div className={styles.heading}>
        <h2>Recently viewed</h2>
        <Button variant="link" onClick={() => dispatch(viewedCleared())}>
          Clear
          <span className="visually-hidden"> recently viewed products</span>
        </Button>
      </div>
      <ProductRow products={products} onOpen={onOpen} />
    </section>
  );
}
