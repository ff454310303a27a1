import { careLabels } from '@haberdash/kit/care/care-symbols';
import { CareIcon } from '@haberdash/kit/care/CareIcon';
import { countryName } from '@haberdash/kit/countries/country-name';
import styles from './materials-and-care.module.css';
import type { Facts } from './product.api';

/** Nothing where nothing is known. */
export function MaterialsAndCare({ facts: { materials, care, origin } }: { facts: Facts }) {
  if (materials.length === 0 && care.length === 0 && origin === null) return null;
  return (
    <section className={styles.facts} aria-labelledby="materials-heading">
      <h2 id="materials-heading">{materials.length + care.length > 0 ? 'Materials and care' : 'Origin'}</h2>
      {materials.length > 0 && (
        <dl className={styles.materials}>
          {materials.map(({ part, fibres }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
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
      {origin !== null && <p>Made in {countryName(origin)}</p>}
    </section>
  );
}
