import { Measures } from '../product/Measures';
import type { MeasuredScaleId } from '../product/size-measures';
import styles from './help.module.css';

const scales: { id: MeasuredScaleId; title: string }[] = [
  { id: 'letters', title: 'Clothing' },
  { id: 'waist', title: 'Trousers and jeans' },
  { id: 'ages', title: 'Children' },
  { id: 'shoes', title: 'Footwear' },
];

/** The measurements of every scale. */
export function AllMeasures() {
  return scales.map(({ id, title }) => (
    <section key={id} className={styles.scale}>
      <h2>{title}</h2>
      <Measures scaleId={id} chosen={null} />
    </section>
  ));
}
