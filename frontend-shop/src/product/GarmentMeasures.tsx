import type { Facts } from './product.api';
import styles from './size-guide.module.css';
import { lengthIn } from './lengths';

interface GarmentMeasuresProps {
  measures: Facts['measures'];
  sizes: readonly string[];
  /** The size to highlight. */
  chosen: string | null;
}

/** What the garment itself measures in each size. */
export function GarmentMeasures({ measures, sizes, chosen }: GarmentMeasuresProps) {
  return (
    <table className={styles.measures}>
      <caption>Measured on the garment, in centimetres and inches</caption>
      <thead>
        <tr>
          {['Size', ...measures.map(({ name }) => name)].map((column) => (
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
