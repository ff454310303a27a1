import { pictureSources } from '@haberdash/kit/pictures';
import { useState } from 'react';
import type { Product } from '../product/product.api';
import { CategoryIcon } from './CategoryIcon';
import styles from './tiles.module.css';

interface CategoryPictureProps {
  category: Product['category'];
  /** The picture of a product of the category; without one, a drawing is shown. */
  url: string | undefined;
}

export function CategoryPicture({ category, url }: CategoryPictureProps) {
  const [missing, setMissing] = useState<string>();
  const isShown = url !== undefined && url !== missing;
  return (
    <span className={styles.picture}>
      {isShown ? (
        <img
          {...pictureSources(url)}
          sizes="auto, (min-width: 48rem) 16rem, 50vw"
          width={640}
          height={800}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(url)}
        />
      ) : (
        <CategoryIcon category={category} />
      )}
    </span>
  );
}
