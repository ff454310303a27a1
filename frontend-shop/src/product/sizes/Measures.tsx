import styles from './size-guide.module.css';
import type { Unit } from './lengths';
import { rowsOf, spanOf, type Measure, type SizeMeasures } from './size-measures';

interface MeasuresProps {
  of: SizeMeasures;
  sizes: readonly string[];
  /** The size to highlight. */
  chosen: string | null;
}

/** The measurements of the body for each of the sizes that has some. */
export function Measures({ of: table, sizes, chosen }: MeasuresProps) {
  const { advice, columns } = table;
  return (
    <>
      <p className={styles.advice}>{advice}</p>
      <table className={styles.measures}>
        <caption>Body measurements in centimetres and inches</caption>
        <thead>
          <tr>
            {['Size', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(table, sizes).map(({ size, measures }) => (
            <tr key={size} aria-current={size === chosen || undefined}>
              <th scope="row">{size}</th>
              {measures.map((measure, place) => (
                <td key={columns[place]}>
                  <Figures of={measure} unit="cm" /> <Figures of={measure} unit="in" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Figures({ of: measure, unit }: { of: Measure; unit: Unit }) {
  return (
    <span className={styles[unit]}>
      {spanOf(measure, unit)} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
