import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { titleOf, unfiltered } from './listing-query';
import { ProductDialog } from './ProductDialog';
import { ProductFinder } from './ProductFinder';
import { useFinding } from './use-found';
import { useKnownColours } from './use-known-colours';
import { useListingQuery } from './use-listing-query';

const everything = unfiltered();

export default function ListingPage() {
  const [current, choose] = useListingQuery();
  const query = current ?? everything;
  useFinding('listing', current);
  useKnownColours(query);

  return (
    <>
      <ProductFinder
        place="listing"
        query={query}
        onChoose={choose}
        heading={
          <>
            <PageHeading title={titleOf(query.filters)}>All Products</PageHeading>
            <h2 className="visually-hidden">Products</h2>
          </>
        }
        nothing={(clearing) => (
          <EmptyState title={clearing ? 'Nothing matches these filters' : 'No products yet'}>
            {clearing || <p>Please check back soon.</p>}
          </EmptyState>
        )}
      />
      <ProductDialog />
    </>
  );
}
