import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { useId } from 'react';
import { ListedProducts } from '../listing/ListedProducts';
import { unfiltered } from '../listing/query/listing-query';
import { useListingRequest } from '../listing/use-listing-result';
import styles from './home.module.css';

const whatCanBeBought = { ...unfiltered(), filters: { inStock: ['yes'] } };

export function FeaturedProducts() {
  const titleId = useId();
  useListingRequest('featured', whatCanBeBought);

  return (
    <section aria-labelledby={titleId} className={styles.featured}>
      <h2 id={titleId}>Feature Products</h2>
      <ListedProducts
        place="featured"
        query={whatCanBeBought}
        skeletonCount={8}
        empty={<EmptyState title="Nothing is in stock right now" />}
      />
    </section>
  );
}
