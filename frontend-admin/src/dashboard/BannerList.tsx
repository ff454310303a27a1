import { pictureSources } from '@haberdash/kit/pictures';
import type { Banner } from './banners.api';
import styles from './dashboard.module.css';

export function BannerList({ banners }: { banners: Banner[] }) {
  return (
    <ol className={styles.banners}>
      {banners.map(({ _id, image }, index) => (
        <li key={_id}>
          <img
            {...pictureSources(image)}
            sizes="(min-width: 75rem) 44rem, 100vw"
            loading={index > 1 ? 'lazy' : 'eager'}
            alt={`Feature image ${index + 1}`}
          />
        </li>
      ))}
    </ol>
  );
}
