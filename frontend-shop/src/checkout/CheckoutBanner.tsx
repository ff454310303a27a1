import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { pictureSources } from '@haberdash/kit/pictures';
import type { Banner } from '../home/home.api';
import styles from './checkout.module.css';

export const bannerSizes = '(min-width: 80rem) 80rem, 100vw';

export function CheckoutBanner({ banner }: { banner: Banner | undefined }) {
  return (
    <div className={styles.banner}>
      {banner && (
        <img
          {...pictureSources(banner.image)}
          sizes={bannerSizes}
          width={1200}
          height={450}
          alt="Featured banner"
        />
      )}
      <PageHeading title="Checkout">Checkout</PageHeading>
    </div>
  );
}
