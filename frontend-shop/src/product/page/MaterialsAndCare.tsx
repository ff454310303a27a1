import { careLabels } from '@haberdash/kit/care/care-symbols';
import { CareIcon } from '@haberdash/kit/care/CareIcon';
import { countryName } from '@haberdash/kit/countries/country-name';
import styles from './materials-and-care.module.css';
import type { Facts } from '../product.api';

/** Nothing where nothing is known. */
export function MaterialsAndCare({ facts: { materials, care, origin } }: { facts: Facts }) {
  const rows = [
    ...materials.map(({ part, fibres }) => ({ term: part, text: fibres.map(shareText).join(', ') })),
    ...(origin === null ? [] : [{ term: 'Made in', text: countryName(origin) }]),
  ];
  if (rows.length + care.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby="materials-heading">
      <h2 id="materials-heading">{materials.length + care.length > 0 ? 'Materials and care' : 'Origin'}</h2>
      <dl className={styles.materials}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {care.length > 0 && (
        <ul className={styles.care} aria-label="Care">
          {care.map((symbol) => (
            <li key={symbol}>
              <CareIcon symbol={symbol} />
              {careLabels[symbol]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const shareText = ({ fibre, percent }: Facts['materials'][number]['fibres'][number]): string =>
  `${percent}% ${fibre}`;
