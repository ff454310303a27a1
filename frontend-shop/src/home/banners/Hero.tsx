import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BannerCarousel } from './BannerCarousel';
import { bannerSizes } from './BannerSlide';
import styles from './hero.module.css';
import { bannersRequested, selectBanners } from '../home.slice';

/** The number of banners on the home page. */
const shownBanners = 3;

interface HeroProps {
  heading: string;
  /** An empty text shows none. */
  text: string;
}

/** Text beside the banners, never over them. */
export function Hero({ heading, text }: HeroProps) {
  const { value, request } = useSelector(selectBanners);
  const dispatch = useDispatch();
  const banners = (value ?? []).slice(0, shownBanners);
  const isAwaited = !value && request.status !== 'failed';
  const hasPictures = banners.length > 0;

  useEffect(() => void dispatch(bannersRequested()), [dispatch]);

  return (
    <div className={styles.hero} data-pictures={hasPictures || isAwaited}>
      {hasPictures && <BannerCarousel banners={banners} />}
      {isAwaited && <BannerSkeleton />}
      <Welcome heading={<PageHeading>{heading}</PageHeading>} text={text && <p>{text}</p>} />
    </div>
  );
}

/** The server puts the words in. */
export function HeroSkeleton() {
  return (
    <div className={styles.hero} data-pictures="true">
      <BannerSkeleton />
      <Welcome
        heading={<h1 data-content="home.0.heading">&nbsp;</h1>}
        text={<p data-content="home.0.text">&nbsp;</p>}
      />
    </div>
  );
}

function BannerSkeleton() {
  return <span className={`${styles.awaited} awaited`} data-picture-sizes={bannerSizes} />;
}

function Welcome({ heading, text }: { heading: ReactNode; text: ReactNode }) {
  return (
    <div className={styles.welcome}>
      {heading}
      {text}
      <ButtonLink to="/shop/listing">Shop all products</ButtonLink>
    </div>
  );
}
