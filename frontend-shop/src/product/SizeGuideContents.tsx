import { Spinner } from '@haberdash/kit/ui/Spinner';
import { ShopText } from '../content/ShopText';
import { useTextPage } from '../content/use-text-page';
import { Tabs } from '../ui/Tabs';
import { GarmentMeasures } from './GarmentMeasures';
import { Measures } from './Measures';
import type { Facts } from './product.api';
import styles from './size-guide.module.css';
import { bodyTables, type MeasuredScaleId } from './size-measures';
import { wearers, type Wearer } from './wearers';

export interface SizeGuideContentsProps {
  /** Of the guide's page, where there is one. */
  slug: string | undefined;
  sizes: readonly string[];
  scaleId: MeasuredScaleId;
  /** Whom the product is for, where that is known. */
  wearer: Wearer | undefined;
  chosen: string | null;
  /** Of the product itself. */
  garment: Facts['measures'];
}

/** The tables of measures come with the dialog and not with the page. */
export default function SizeGuideContents({ slug, sizes, garment, ...measures }: SizeGuideContentsProps) {
  const { scaleId, chosen } = measures;
  const body = slug === undefined ? <BodyMeasures {...measures} /> : <GuideText slug={slug} {...measures} />;
  if (garment.length === 0) return body;
  return (
    <Tabs
      label="What is measured"
      tabs={[
        { name: 'Your body', panel: <div className={styles.panel}>{body}</div> },
        {
          name: scaleId === 'shoes' ? 'The shoe' : 'The garment, laid flat',
          panel: (
            <div className={styles.panel}>
              <GarmentMeasures
                measures={garment}
                sizes={sizes}
                isFlat={scaleId !== 'shoes'}
                chosen={chosen}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

type BodyMeasuresProps = Pick<SizeGuideContentsProps, 'scaleId' | 'wearer' | 'chosen'>;

function BodyMeasures({ scaleId, wearer, chosen }: BodyMeasuresProps) {
  return bodyTables(scaleId, wearer).map((table) => (
    <section key={table.wearer ?? 'all'} className={styles.panel}>
      {table.wearer && <h3>{wearers[table.wearer]}</h3>}
      <Measures of={table.measures} chosen={chosen} />
    </section>
  ));
}

/** When the text can't be loaded, the measurements stand in for it. */
function GuideText({ slug, ...measures }: BodyMeasuresProps & { slug: string }) {
  const { value, isMissing, request } = useTextPage(slug);
  if (value) return <ShopText html={value.html} />;
  return isMissing || request.status === 'failed' ? <BodyMeasures {...measures} /> : <Spinner />;
}
