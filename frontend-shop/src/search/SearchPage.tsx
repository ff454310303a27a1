import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { childrenOf, useMenu } from '@haberdash/kit/menu/use-menu';
import { listingPath, unfiltered, writeQuery } from '../listing/query/listing-query';
import { ProductDialog } from '../product/dialog/ProductDialog';
import { useProductOpening } from '../product/dialog/use-open-product';
import { RecentlyViewed } from '../viewed/RecentlyViewed';
import { ProductFinder } from '../listing/ProductFinder';
import { useListingRequest } from '../listing/use-listing-result';
import { useNavigateToQuery } from '../listing/query/use-listing-query';
import { BrandMark } from '../home/tiles/BrandMark';
import { CategoryIcon } from '../home/tiles/CategoryIcon';
import { Tiles } from '../home/tiles/Tiles';
import styles from './search-page.module.css';
import { ResultsHeading } from './ResultsHeading';
import { SearchField } from './field/SearchField';
import { keywordIn } from './keyword';
import { useSearchQuery } from './use-search-query';
import type { Wish } from './wish';

const inPlace = { replace: true, state: { keepScroll: true } };

export default function SearchPage() {
  const query = useSearchQuery();
  const choose = useNavigateToQuery();
  const { brands } = useMenu();
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const open = useProductOpening();
  useListingRequest('search', query);

  /** Replaces the history entry, so that Back leaves the page. */
  const search = (keyword: string) => setParams(writeQuery(unfiltered({ keyword })), inPlace);

  const wish = ({ keyword, filters }: Wish) => {
    if (keywordIn(keyword)) setParams(writeQuery({ ...unfiltered({ keyword }), filters }), inPlace);
    else void navigate(listingPath(filters));
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading title="Search">Search</PageHeading>
        <SearchField keyword={query?.keyword ?? ''} onSearch={search} onWish={wish} />
      </header>
      {query ? (
        <ProductFinder
          place="search"
          query={query}
          onChoose={choose}
          heading={<ResultsHeading query={query} />}
          empty={(clearing) => (
            <>
              <EmptyState title="No result found!">
                <p>
                  {clearing
                    ? `Your filters may be hiding results for “${query.keyword}”.`
                    : `Nothing matches “${query.keyword}”. Check the spelling, or try different words.`}
                </p>
                {clearing}
              </EmptyState>
              {!clearing && <Categories title="Or try a category" />}
              {!clearing && <RecentlyViewed onOpen={open} />}
            </>
          )}
        />
      ) : (
        <>
          <Categories title="Shop by category" />
          <Tiles
            title="Shop by Brand"
            group="brand"
            tiles={brands}
            picture={(brand) => <BrandMark {...brand} />}
          />
        </>
      )}
      <ProductDialog />
    </div>
  );
}

function Categories({ title }: { title: string }) {
  const { categories } = useMenu();
  return (
    <Tiles
      title={title}
      group="category"
      tiles={childrenOf(null, categories)}
      picture={({ slug }) => <CategoryIcon category={slug} />}
    />
  );
}
