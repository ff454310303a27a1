import { pictureSources } from '@haberdash/kit/pictures';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import styles from './banner-carousel.module.css';
import type { Banner } from '../home.api';

interface BannerSlideProps {
  banner: Banner;
  /** For example '2 of 3'. */
  place: string;
  isCurrent: boolean;
  /** Shown next: starts loading the picture. */
  isNear: boolean;
}

export function BannerSlide({ banner, place, isCurrent, isNear }: BannerSlideProps) {
  const [isMissing, setMissing] = useState(false);
  const [isWanted, setWanted] = useState(isCurrent);
  if (!isWanted && (isCurrent || isNear)) setWanted(true);
  const { image, headline, link, focalPoint } = banner;
  const picture = isWanted && !isMissing && (
    <img
      {...pictureSources(image)}
      sizes={bannerSizes}
      style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      width={1200}
      height={450}
      alt={`Featured banner ${place}`}
      fetchPriority={isCurrent ? 'high' : 'low'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
  const isLink = link !== null && (picture || headline);
  const content = (
    <>
      {picture}
      <Caption banner={banner} />
    </>
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
      {isLink ? <Link to={link}>{content}</Link> : content}
    </div>
  );
}

function Caption({ banner: { headline, text } }: Pick<BannerSlideProps, 'banner'>) {
  if (!headline) return null;
  return (
    <div className={styles.caption}>
      <p className={styles.headline}>{headline}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}

/** An 8:3 picture is cropped to a square on phones, and to 2:1 elsewhere: it is wider than what is visible of it. */
export const bannerSizes = [
  '(min-width: 120rem) 91.4rem',
  '(min-width: 82rem) 76.2rem',
  '(min-width: 64rem) calc(95.2vw - 1.9rem)',
  '(min-width: 48rem) calc(133.3vw - 2.67rem)',
  'calc(266.7vw - 5.33rem)',
].join(', ');
