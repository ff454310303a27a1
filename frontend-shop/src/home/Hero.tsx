import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { BannerCarousel } from './BannerCarousel';
import { bannerSizes } from './BannerSlide';
import styles from './hero.module.css';
import { selectBanners } from './home.slice';

/** The number of banners on the home page. */
const shownBanners = 3;

const title = 'Well cut, every day of the week';

/** Text beside the banners, never over them. */
export function Hero() {
  const { value, request } = useSelector(selectBanners);
  const banners = (value ?? []).slice(0, shownBanners);
  const isAwaited = !value && request.status !== 'failed';
  const hasPictures = banners.length > 0;
  return (
    <div className={styles.hero} data-pictures={hasPictures || isAwaited}>
      {hasPictures && <BannerCarousel banners={banners} />}
      {isAwaited && <BannerSkeleton />}
      <Welcome heading={<PageHeading>{title}</PageHeading>} />
    </div>
  );
}

export function HeroSkeleton() {
  return (
    <div className={styles.hero} data-pictures="true">
      <BannerSkeleton />
      <Welcome heading={<h1>{title}</h1>} />
    </div>
  );
}

function BannerSkeleton() {
  return <span className={`${styles.awaited} awaited`} data-picture-sizes={bannerSizes} />;
}

function Welcome({ heading }: { heading: ReactNode }) {
  return (
    <div className={styles.welcome}>
      {heading}
      <p>Clothes and accessories that last, from six brands, for the whole family.</p>
      <ButtonLink to="/shop/listing">Shop all products</ButtonLink>
    </div>
  );
}
