import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useMenu } from '@haberdash/kit/menu/use-menu';
import { titleOf, unfiltered } from './query/listing-query';
import { ProductDialog } from '../product/dialog/ProductDialog';
import { ProductFinder } from './ProductFinder';
import { useListingRequest } from './use-listing-result';
import { useRemovalOfUnknownColours } from './filters/use-removal-of-unknown-colours';
import { useListingQuery } from './query/use-listing-query';
import styles from './product-finder.module.css';

const everything = unfiltered();
const allProducts = 'All Products';

export default function ListingPage() {
  const [current, choose] = useListingQuery();
  const query = current ?? everything;
  const { names } = useMenu();
  useListingRequest('listing', current);
  useRemovalOfUnknownColours(query);
  const title = titleOf(query.filters, names);

  return (
    <>
      <ProductFinder
        place="listing"
        query={query}
        onChoose={choose}
        heading={
          <>
            {title !== allProducts && <p className={styles.category}>{title}</p>}
            <PageHeading title={title}>{allProducts}</PageHeading>
            <h2 className="visually-hidden">Products</h2>
          </>
        }
        empty={(clearing) => (
          <EmptyState title={clearing ? 'Nothing matches these filters' : 'No products yet'}>
            {clearing || <p>Please check back soon.</p>}
          </EmptyState>
        )}
      />
      <ProductDialog />
    </>
  );
}
