import { Spinner } from '@haberdash/kit/ui/Spinner';
import { ShopText } from '../content/ShopText';
import { useTextPage } from '../content/use-text-page';
import { GarmentMeasures } from './GarmentMeasures';
import { Measures } from './Measures';
import type { Facts } from './product.api';
import type { MeasuredScaleId } from './size-measures';

export interface SizeGuideContentsProps {
  /** Of the guide's page, where there is one. */
  slug: string | undefined;
  sizes: readonly string[];
  scaleId: MeasuredScaleId;
  chosen: string | null;
  /** Of the product itself; they replace those of the scale. */
  garment: Facts['measures'];
}

/** The tables of measures come with the dialog and not with the page. */
export default function SizeGuideContents({ slug, sizes, garment, ...measures }: SizeGuideContentsProps) {
  return (
    <>
      {garment.length > 0 && <GarmentMeasures measures={garment} sizes={sizes} chosen={measures.chosen} />}
      {slug === undefined ? (
        garment.length === 0 && <Measures {...measures} />
      ) : (
        <GuideText slug={slug} {...measures} />
      )}
    </>
  );
}

type GuideTextProps = Pick<SizeGuideContentsProps, 'scaleId' | 'chosen'> & { slug: string };

/** When the text can't be loaded, the measurements stand in for it. */
function GuideText({ slug, ...measures }: GuideTextProps) {
  const { value, isMissing, request } = useTextPage(slug);
  if (value) return <ShopText html={value.html} />;
  return isMissing || request.status === 'failed' ? <Measures {...measures} /> : <Spinner />;
}
