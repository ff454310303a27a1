import { Spinner } from '@haberdash/kit/ui/Spinner';
import { ShopText } from '../../content/ShopText';
import { useTextPage } from '../../content/use-text-page';
import { Tabs } from '../../ui/Tabs';
import { GarmentMeasures } from './GarmentMeasures';
import { Measures } from './Measures';
import type { Facts } from '../product.api';
import styles from './size-guide.module.css';
import { isShoeScale } from './scales';
import { bodyTables, rowsOf } from './size-measures';
import { wearers, type Wearer } from './wearers';

export interface SizeGuideContentsProps {
  /** The slug of the guide's page, where there is one. */
  slug: string | undefined;
  sizes: readonly string[];
  scaleId: string;
  /** Whom the product is for, where that is known. */
  wearer: Wearer | undefined;
  chosen: string | null;
  /** The measures of the product itself. */
  garment: Facts['measures'];
}

/** The tables of measures come with the dialog and not with the page. */
export default function SizeGuideContents({ slug, garment, ...measures }: SizeGuideContentsProps) {
  const { scaleId, sizes, chosen } = measures;
  const isFlat = !isShoeScale(scaleId);
  const body = slug === undefined ? <BodyMeasures {...measures} /> : <GuideText slug={slug} {...measures} />;
  if (garment.length === 0) return body;
  const ofGarment = <GarmentMeasures measures={garment} sizes={sizes} isFlat={isFlat} chosen={chosen} />;
  if (slug === undefined && tablesOf(measures).length === 0) return ofGarment;
  return (
    <Tabs
      label="What is measured"
      tabs={[
        { name: 'Your body', panel: <div className={styles.panel}>{body}</div> },
        {
          name: isFlat ? 'The garment, laid flat' : 'The shoe',
          panel: <div className={styles.panel}>{ofGarment}</div>,
        },
      ]}
    />
  );
}

type BodyMeasuresProps = Pick<SizeGuideContentsProps, 'scaleId' | 'sizes' | 'wearer' | 'chosen'>;

function BodyMeasures({ chosen, ...measured }: BodyMeasuresProps) {
  const tables = tablesOf(measured);
  if (tables.length === 0) return <p>We have no measures of the body for these sizes.</p>;
  return tables.map(({ wearer, measures }) => (
    <section key={wearer ?? 'all'} className={styles.panel}>
      {wearer && <h3>{wearers[wearer]}</h3>}
      <Measures of={measures} sizes={measured.sizes} chosen={chosen} />
    </section>
  ));
}

/** Returns the tables with a row for one of the sizes. */
const tablesOf = ({ scaleId, sizes, wearer }: Omit<BodyMeasuresProps, 'chosen'>) =>
  bodyTables(scaleId, wearer).filter(({ measures }) => rowsOf(measures, sizes).length > 0);

/** When the text can't be loaded, the measurements stand in for it. */
function GuideText({ slug, ...measures }: BodyMeasuresProps & { slug: string }) {
  const { value, isMissing, request } = useTextPage(slug);
  if (value) return <ShopText html={value.html} />;
  return isMissing || request.status === 'failed' ? <BodyMeasures {...measures} /> : <Spinner />;
}
