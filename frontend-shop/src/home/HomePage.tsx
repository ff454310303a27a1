import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
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
        labels={categoryLabels}
        picture={(id) => <CategoryPicture category={id} url={showcase[id]} />}
      />
      <Tiles
        title="Shop by Brand"
        group="brand"
        labels={brandLabels}
        picture={(id) => <BrandMark brand={id} />}
      />
      <FeaturedProducts />
      <ProductDialog />
    </div>
  );
}
