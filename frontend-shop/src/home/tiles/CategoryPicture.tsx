import { pictureSources } from '@haberdash/kit/pictures';
import { useState } from 'react';
import { CategoryIcon } from './CategoryIcon';
import styles from './tiles.module.css';

interface CategoryPictureProps {
  category: string;
  /** Its picture, or that of one of its products; without one, a drawing is shown. */
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
