import { useMenu } from '@haberdash/kit/menu/use-menu';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { readQuery, type ListingQuery } from '../listing/query/listing-query';
import { ProductDialog } from '../product/dialog/ProductDialog';
import { ProductFinder } from '../listing/ProductFinder';
import { ProductFinderSkeleton } from '../listing/ProductFinderSkeleton';
import { useListingParams, useNavigateToQuery } from '../listing/query/use-listing-query';
import { useListingRequest, useListingResult } from '../listing/use-listing-result';
import { Breadcrumb } from '../ui/Breadcrumb';
import { CollectionHeader } from './CollectionHeader';
import styles from './collections.module.css';

export default function CollectionPage() {
  const { slug = '' } = useParams();
  const query = useCollectionQuery(slug);
  const choose = useNavigateToQuery();
  useListingRequest('collection', query);
  const { collection, isAwaited, isMissing } = useCollection(query);

  if (isMissing) {
    return (
      <EmptyState title="Collection not found" pageTitle="Collection not found">
        <p>It may have ended, or the link is incomplete.</p>
        <ButtonLink to="/shop/listing">See all products</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumb current={collection?.title ?? ''} />
      <CollectionHeader collection={collection} />
      {isAwaited ? (
        // Replaced rather than moved by a description that comes with the products.
        <ProductFinderSkeleton heading={<h2>Products</h2>} />
      ) : (
        <ProductFinder
          place="collection"
          query={query}
          onChoose={choose}
          heading={<h2>Products</h2>}
          empty={(clearing) => (
            <EmptyState
              title={clearing ? 'Nothing matches these filters' : 'Nothing in this collection right now'}
            >
              {clearing || <ButtonLink to="/shop/listing">See all products</ButtonLink>}
            </EmptyState>
          )}
        />
      )}
      <ProductDialog />
    </div>
  );
}

function useCollectionQuery(slug: string): ListingQuery {
  const listed = useListingParams();
  return useMemo(() => readQuery(new URLSearchParams(listed), { collection: slug }), [listed, slug]);
}

/** The collection has the server's title and description, and its name in the menu until they are loaded. */
function useCollection(query: ListingQuery) {
  const { collections, isLoaded } = useMenu();
  const { result, request } = useListingResult('collection', query);
  const named = collections.find(({ slug }) => slug === query.collection);
  const loaded = [result?.collection].find((one) => one?.slug === query.collection);
  return {
    collection: loaded ?? (named && { ...named, description: '' }),
    isAwaited: !loaded && request.status !== 'failed',
    isMissing: isLoaded && !named && !loaded && request.status === 'failed',
  };
}
