import { initialOf } from '@haberdash/kit/initial';
import { pictureSources } from '@haberdash/kit/pictures';
import type { Brand } from '@haberdash/kit/menu/use-menu';
import styles from './tiles.module.css';

/** Drawings of sewn-on labels on a grid of 64; none imitates a maker's logo. */
const outlines = [
  'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56z',
  'M32 1 63 32 32 63 1 32z',
  'M32 2 58 17v30L32 62 6 47V17z',
  'M7 6h50v28c0 14-13 21-25 27C20 55 7 48 7 34z',
  'M32 9c18 0 30 10 30 23S50 55 32 55 2 45 2 32 14 9 32 9z',
  'M15 5h34l10 10v34L49 59H15L5 49V15z',
];

/** The logo, or an initial on a label. The name is below it. */
export function BrandMark({ slug, name, logo }: Brand) {
  if (logo) {
    return (
      <img
        {...pictureSources(logo)}
        sizes="64px"
        width={64}
        height={64}
        alt=""
        loading="lazy"
        className={styles.logo}
      />
    );
  }
  const outline = outlineOf(slug);
  return (
    <svg className={styles.mark} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <path d={outline} />
      <path d={outline} className={styles.seam} />
      <text x="32" y="32">
        {initialOf(name)}
      </text>
    </svg>
  );
}

/** The same label for a brand everywhere. */
const outlineOf = (slug: string): string => {
  const sum = Array.from(slug).reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return outlines[sum % outlines.length]!;
};
