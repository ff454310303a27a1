import { shopName } from '@haberdash/kit/page-meta';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useSelector } from 'react-redux';
import { ProductDialog } from '../product/dialog/ProductDialog';
import { useProductOpening } from '../product/dialog/use-open-product';
import { CollectionRow } from '../collections/CollectionRow';
import type { ShopContent } from '../content/content.api';
import { selectContent } from '../content/content.slice';
import { Brands } from './tiles/Brands';
import { Categories } from './tiles/Categories';
import { FeaturedProducts } from './FeaturedProducts';
import { Hero, HeroSkeleton } from './banners/Hero';
import styles from './home.module.css';
import type { Product } from '../product/product.api';
import { RecentlyViewed } from '../viewed/RecentlyViewed';
import { Story } from './Story';

type Section = ShopContent['home'][number];

/** When nobody knows what the admin has chosen. */
const usualSections: Section[] = [{ type: 'categories' }, { type: 'brands' }, { type: 'featured' }];

export default function HomePage() {
  const { value, request } = useSelector(selectContent);
  const open = useProductOpening();
  const openProduct = (product: Product) => open(product, { size: null, colour: null });
  const isAwaited = !value && request.status !== 'failed';
  const sections = value?.home ?? (isAwaited ? [] : usualSections);
  const hasHero = sections.some(({ type }) => type === 'hero');
  return (
    <div className={styles.home}>
      {isAwaited && <HeroSkeleton />}
      {!isAwaited && !hasHero && <PageHeading className="visually-hidden">{shopName()}</PageHeading>}
      {sections.map((section) => (
        <HomeSection key={keyOf(section)} section={section} />
      ))}
      <RecentlyViewed onOpen={openProduct} />
      <ProductDialog />
    </div>
  );
}

const keyOf = (section: Section) => ('slug' in section ? `${section.type} ${section.slug}` : section.type);

function HomeSection({ section }: { section: Section }) {
  switch (section.type) {
    case 'hero':
      return <Hero {...section} />;
    case 'categories':
      return <Categories />;
    case 'brands':
      return <Brands />;
    case 'featured':
      return <FeaturedProducts />;
    case 'story':
      return <Story slug={section.slug} />;
    case 'collection':
      return <CollectionRow slug={section.slug} />;
  }
}
