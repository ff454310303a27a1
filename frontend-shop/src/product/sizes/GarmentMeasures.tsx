import type { Facts } from '../product.api';
import styles from './size-guide.module.css';
import { laidFlat, lengthIn } from './lengths';

interface GarmentMeasuresProps {
  measures: Facts['measures'];
  sizes: readonly string[];
  /** Clothes are measured flat, shoes are not. */
  isFlat: boolean;
  /** The size to highlight. */
  chosen: string | null;
}

/** Shows the measures of the garment itself in each size. */
export function GarmentMeasures({ measures, sizes, isFlat, chosen }: GarmentMeasuresProps) {
  return (
    <>
      {isFlat && (
        <p className={styles.advice}>
          Measured straight across a garment that lies flat: chest, waist and hips are half the way round.
          Compare with a garment of yours that fits.
        </p>
      )}
      <table className={styles.measures}>
        <caption>{isFlat ? 'The garment' : 'The product'} in centimetres and inches</caption>
        <thead>
          <tr>
            {['Size', ...measures.map(({ name }) => (isFlat ? laidFlat(name) : name))].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} aria-current={size === chosen || undefined}>
              <th scope="row">{size}</th>
              {measures.map(({ name, values }) => {
                const value = values.find((one) => one.size === size);
                return <td key={name}>{value ? <Length millimetres={value.millimetres} /> : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Length({ millimetres }: { millimetres: number }) {
  return (
    <>
      {units.map((unit) => (
        <span key={unit} className={styles[unit]}>
          {lengthIn(unit, millimetres)} <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </>
  );
}

const units = ['cm', 'in'] as const;
