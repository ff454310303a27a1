import { useSelector } from 'react-redux';
import type { FitShares } from './reviews.api';
import { selectReviews } from './reviews.slice';
import styles from './told-fit.module.css';

interface ToldFitProps {
  size: string | null;
  isPreview: boolean | undefined;
}

/** Shows how buyers say that the product and the chosen size fit; nothing while too few have told. */
export function ToldFit({ size, isPreview }: ToldFitProps) {
  const fit = useSelector(selectReviews).value?.meta.fit;
  if (!fit || isPreview) return null;
  const ofSize = fit.sizes.find((one) => one.size === size);
  return (
    <div className={styles.told}>
      <p>{sentenceOf(fit, `Of ${fit.buyers} buyers`)}</p>
      {ofSize && <p>{sentenceOf(ofSize, `Of ${ofSize.buyers} buyers of size ${ofSize.size}`)}</p>}
      <p className={styles.how}>
        We count buyers who told us, in a review or when they sent it back, how the size that they bought here
        fits, each of them once.
      </p>
    </div>
  );
}

/** A number stays on one line with its sign. */
const sentenceOf = ({ small, right, large }: FitShares, buyers: string): string =>
  `${buyers} ${right}% say true to size, ${small}% small and ${large}% large.`;
