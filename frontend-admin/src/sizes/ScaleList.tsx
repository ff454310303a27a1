import { useDispatch } from 'react-redux';
import { useMay } from '../access/use-may';
import { IfAllowed } from '../access/IfAllowed';
import { EntryActions } from '../ui/EntryActions';
import { OrderedList } from '../ui/ordering/OrderedList';
import { editedScale, scaleEditor } from './scale-editor';
import { scaleDeleteRequested, scalesReordered } from './size-chart.slice';
import type { Scale, SizeChart } from './sizes.api';
import styles from './sizes.module.css';
import { usedBy } from './used-by';

/** Scales are in the order of the shop's filters. */
export function ScaleList({ chart }: { chart: SizeChart }) {
  const mayChange = useMay()('catalogue.change');
  const dispatch = useDispatch();
  return (
    <>
      <p className={styles.hint}>
        All sizes of a product are of one scale. The shop&rsquo;s filters show the scales in this order
        {mayChange ? ': drag to reorder them, or use the arrows.' : '.'}
      </p>
      <OrderedList
        items={chart.scales}
        idOf={({ id }) => id}
        nameOf={({ label }) => label}
        onReorder={mayChange ? (ids) => dispatch(scalesReordered(ids)) : null}
      >
        {(scale) => <ScaleEntry scale={scale} chart={chart} />}
      </OrderedList>
    </>
  );
}

function ScaleEntry({ scale, chart }: { scale: Scale; chart: SizeChart }) {
  const dispatch = useDispatch();
  const variants = scale.sizes.reduce((sum, size) => sum + size.variants, 0);
  const obstacle =
    (variants > 0 && `${usedBy(variants)}: change them first`) ||
    (chart.scales.length === 1 && 'The shop needs a scale');
  return (
    <>
      <span className={styles.about}>
        <span className={styles.name}>{scale.label}</span>
        <span className={styles.summary}>
          {rangeOf(scale)} · {usedBy(variants)}
        </span>
      </span>
      <span className={styles.actions}>
        <IfAllowed needs="catalogue.change">
          <EntryActions
            name={scale.label}
            obstacle={obstacle}
            onEdit={() => dispatch(scaleEditor.opened({ saved: editedScale(chart, scale) }))}
            onDelete={() => dispatch(scaleDeleteRequested(scale.id))}
          />
        </IfAllowed>
      </span>
    </>
  );
}

/** `14 sizes, XXS to 6XL` */
function rangeOf({ sizes }: Scale): string {
  const [first] = sizes;
  if (sizes.length === 1) return `1 size, ${first?.name}`;
  return `${sizes.length} sizes, ${first?.name} to ${sizes.at(-1)?.name}`;
}
