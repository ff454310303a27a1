import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { childrenOf, useMenu } from '@haberdash/kit/menu/use-menu';
import { ProductDialog } from '../catalogue/ProductDialog';
import { BrandMark } from './BrandMark';
import { CategoryPicture } from './CategoryPicture';
import { FeaturedProducts } from './FeaturedProducts';
import { Hero } from './Hero';
import styles from './home.module.css';
import { bannersRequested, selectShowcase, showcaseRequested } from './home.slice';
import { Tiles } from './Tiles';

export default function HomePage() {
  const showcase = useSelector(selectShowcase);
  const { categories, brands } = useMenu();
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(bannersRequested());
    dispatch(showcaseRequested());
  }, [dispatch]);

  return (
    <div className={styles.home}>
      <Hero />
      <Tiles
        title="Shop by category"
        group="category"
        tiles={childrenOf(null, categories)}
        picture={({ slug }) => <CategoryPicture category={slug} url={showcase[slug]} />}
      />
      <Tiles
        title="Shop by Brand"
        group="brand"
        tiles={brands}
        picture={(brand) => <BrandMark {...brand} />}
      />
      <FeaturedProducts />
      <ProductDialog />
    </div>
  );
}
