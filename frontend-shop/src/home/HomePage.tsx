import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductDialog } from '../catalogue/ProductDialog';
import { BannerCarousel } from './BannerCarousel';
import { CategoryIcon } from './CategoryIcon';
import { FeaturedProducts } from './FeaturedProducts';
import styles from './home.module.css';
import { bannersRequested, featuredProductsRequested, selectBanners } from './home.slice';
import { Tiles } from './Tiles';

/** How many of the shop's banners the home page shows. */
const SHOWN_BANNERS = 3;

export default function HomePage() {
  const { value: banners } = useSelector(selectBanners);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(bannersRequested());
    dispatch(featuredProductsRequested());
  }, [dispatch]);

  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <BannerCarousel banners={(banners ?? []).slice(0, SHOWN_BANNERS)} />
        <div className={styles.welcome}>
          <PageHeading>Well cut, every day of the week</PageHeading>
          <ButtonLink to="/shop/listing">Shop all products</ButtonLink>
        </div>
      </div>
      <Tiles
        title="Shop by category"
        group="category"
        labels={categoryLabels}
        picture={(id) => <CategoryIcon category={id} />}
      />
      <Tiles title="Shop by Brand" group="brand" labels={brandLabels} />
      <FeaturedProducts />
      <ProductDialog />
    </div>
  );
}
