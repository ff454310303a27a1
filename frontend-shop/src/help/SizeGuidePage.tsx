import { Measures } from '../product/SizeGuide';
import type { MeasuredScaleId } from '../product/size-measures';
import { HelpPage } from './HelpPage';
import styles from './help.module.css';

const scales: { id: MeasuredScaleId; title: string }[] = [
  { id: 'letters', title: 'Clothing' },
  { id: 'waist', title: 'Trousers and jeans' },
  { id: 'ages', title: 'Children' },
  { id: 'shoes', title: 'Footwear' },
];

export default function SizeGuidePage() {
  return (
    <HelpPage
      title="Size guide"
      lead="Measure yourself, not your clothes. If you're between two sizes, take the larger one."
    >
      {scales.map(({ id, title }) => (
        <section key={id} className={styles.scale}>
          <h2>{title}</h2>
          <Measures scaleId={id} chosen={null} />
        </section>
      ))}
    </HelpPage>
  );
}
