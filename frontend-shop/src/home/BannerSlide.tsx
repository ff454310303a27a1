import { pictureSources } from '@haberdash/kit/pictures';
import { Link } from '@haberdash/kit/router';
import { useState } from 'react';
import styles from './banner-carousel.module.css';
import type { Banner } from './home.api';

interface BannerSlideProps {
  banner: Banner;
  /** '2 of 3'. */
  place: string;
  isCurrent: boolean;
  /** Its picture is there, or never will be. */
  onSettled: () => void;
}

export function BannerSlide({ banner, place, isCurrent, onSettled }: BannerSlideProps) {
  const [isMissing, setMissing] = useState(false);
  const { image, link, focalPoint } = banner;
  const picture = isMissing ? null : (
    <img
      {...pictureSources(image)}
      sizes={WIDTH_WHEN_CUT}
      style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      width={1200}
      height={450}
      alt={`Featured banner ${place}`}
      fetchPriority={isCurrent ? 'high' : 'low'}
      decoding="async"
      draggable={false}
      onLoad={onSettled}
      onError={() => {
        setMissing(true);
        onSettled();
      }}
    />
  );
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
      data-current={isCurrent}
    >
      {link && picture ? <Link to={link}>{picture}</Link> : picture}
    </div>
  );
}

/** Its height is what counts: cut to a square on phones and to two by one elsewhere, an 8:3 picture is that much wider. */
const WIDTH_WHEN_CUT = '(min-width: 87rem) 76rem, (min-width: 48rem) 84vw, 267vw';
