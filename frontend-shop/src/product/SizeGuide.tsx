import { Button } from '@haberdash/kit/ui/Button';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { useState } from 'react';
import styles from './size-guide.module.css';
import { sizeMeasures, spanOf, type MeasuredScaleId, type Measure, type Unit } from './size-measures';

interface SizeGuideProps {
  scaleId: MeasuredScaleId;
  chosen: string | null;
}

/** A link that opens a dialog with the measurements of a scale. */
export function SizeGuide(props: SizeGuideProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Size guide
      </Button>
      <Dialog
        title="Size guide"
        className={`dialog ${styles.guide}`}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <Measures {...props} />
      </Dialog>
    </>
  );
}

export function Measures({ scaleId, chosen }: SizeGuideProps) {
  const { advice, columns, rows } = sizeMeasures[scaleId];
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
          {rows.map(({ size, measures }) => (
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
