import { useSizes } from '@haberdash/kit/sizes/use-sizes';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { sizesRequested } from '@haberdash/kit/sizes/sizes.slice';
import { useDispatch } from 'react-redux';
import { Measures } from '../product/sizes/Measures';
import type { MeasuredScaleId } from '../product/sizes/scales';
import { rowsOf, shoes, sizeMeasures } from '../product/sizes/size-measures';
import { wearers, type Wearer } from '../product/sizes/wearers';
import styles from './help.module.css';

const titles: [MeasuredScaleId, string][] = [
  ['letters', 'Clothing'],
  ['waist', 'Trousers and jeans'],
  ['ages', 'By age'],
];

/** The measurements of the shop's sizes, for women, men and kids. */
export function AllMeasures() {
  const { value: scales, request } = useSizes();
  const dispatch = useDispatch();
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the sizes" onRetry={() => dispatch(sizesRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!scales) return <Spinner />;
  const sizesOf = (scaleId: MeasuredScaleId) => scales.find(({ id }) => id === scaleId)?.sizes ?? [];
  return (
    <>
      {Object.entries(wearers).map(([wearer, name]) => (
        <section key={wearer} className={styles.wearer}>
          <h2>{name}</h2>
          <Scales wearer={wearer as Wearer} sizesOf={sizesOf} />
        </section>
      ))}
      {sizesOf('shoes').length > 0 && (
        <section className={styles.wearer}>
          <h2>Footwear</h2>
          <Measures of={shoes} sizes={sizesOf('shoes')} chosen={null} />
        </section>
      )}
    </>
  );
}

interface ScalesProps {
  wearer: Wearer;
  sizesOf: (scaleId: MeasuredScaleId) => readonly string[];
}

function Scales({ wearer, sizesOf }: ScalesProps) {
  return titles.map(([id, title]) => {
    const measures = sizeMeasures[wearer][id];
    if (!measures || rowsOf(measures, sizesOf(id)).length === 0) return null;
    return (
      <section key={id} className={styles.scale}>
        <h3>{title}</h3>
        <Measures of={measures} sizes={sizesOf(id)} chosen={null} />
      </section>
    );
  });
}
