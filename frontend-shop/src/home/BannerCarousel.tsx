import { IconButton } from '@haberdash/kit/ui/IconButton';
import { pictureSources } from '@haberdash/kit/pictures';
import { useState } from 'react';
import { ChevronIcon } from '../ui/icons';
import styles from './banner-carousel.module.css';
import type { Banner } from './home.api';
import { useRotation } from './use-rotation';

/** Fades from one picture to the next; rests while somebody looks closer. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const [isHeld, setHeld] = useState(false);
  const { current, previous, next } = useRotation(banners.length, isHeld);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Featured"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {banners.map(({ _id, image }, index) => (
        <img
          key={_id}
          {...pictureSources(image)}
          sizes="(min-width: 80rem) 80rem, 100vw"
          className={styles.slide}
          data-current={index === current}
          aria-hidden={index !== current}
          width={1200}
          height={450}
          alt={`Featured banner ${index + 1} of ${banners.length}`}
          fetchPriority={index === 0 ? 'high' : 'low'}
          decoding="async"
        />
      ))}
      {banners.length > 1 && (
        <div className={styles.arrows}>
          <IconButton label="Previous banner" onClick={previous}>
            <ChevronIcon to="left" />
          </IconButton>
          <IconButton label="Next banner" onClick={next}>
            <ChevronIcon to="right" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
