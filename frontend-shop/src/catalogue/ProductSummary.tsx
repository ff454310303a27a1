import type { ReactNode } from 'react';
import { Price } from '../product/Price';
import type { Product } from '../product/product.api';
import { ProductLabels } from '../product/ProductLabels';
import { StarRating } from '../product/StarRating';
import type { Offer } from './product-choice';
import styles from './product-details.module.css';

interface ProductSummaryProps {
  product: Product;
  offer: Offer;
  heading: ReactNode;
  /** Without its reviews, a rating of none says nothing. */
  hasReviewsFailed?: boolean;
}

/** What a card knows of a product, too: labels, title, price and rating. */
export function ProductSummary({ product, offer, heading, hasReviewsFailed = false }: ProductSummaryProps) {
  const isRatingKnown = product.averageReview > 0 || !hasReviewsFailed;
  return (
    <>
      <ProductLabels {...product} />
      {heading}
      <div className={styles.worth}>
        <Price {...offer} />
        {isRatingKnown && <StarRating average={product.averageReview} />}
      </div>
    </>
  );
}
