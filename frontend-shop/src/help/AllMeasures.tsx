import { Measures } from '../product/Measures';
import { shoes, sizeMeasures, type MeasuredScaleId } from '../product/size-measures';
import { wearers, type Wearer } from '../product/wearers';
import styles from './help.module.css';

const scales: { id: MeasuredScaleId; title: string }[] = [
  { id: 'letters', title: 'Clothing' },
  { id: 'waist', title: 'Trousers and jeans' },
  { id: 'ages', title: 'By age' },
];

/** The measurements of every scale, for women, men and kids. */
export function AllMeasures() {
  return (
    <>
      {Object.entries(wearers).map(([wearer, name]) => (
        <section key={wearer} className={styles.wearer}>
          <h2>{name}</h2>
          <Scales wearer={wearer as Wearer} />
        </section>
      ))}
      <section className={styles.wearer}>
        <h2>Footwear</h2>
        <Measures of={shoes} chosen={null} />
      </section>
    </>
  );
}

function Scales({ wearer }: { wearer: Wearer }) {
  return scales.map(({ id, title }) => {
    const measures = sizeMeasures[wearer][id];
    return (
      measures && (
        <section key={id} className={styles.scale}>
          <h3>{title}</h3>
          <Measures of={measures} chosen={null} />
        </section>
      )
    );
  });
}
