import styles from './home.module.css';
import { HeroSkeleton } from './banners/Hero';

export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <HeroSkeleton />
    </div>
  );
}
