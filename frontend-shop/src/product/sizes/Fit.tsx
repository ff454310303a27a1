import { scaleOf, useSizes } from '@haberdash/kit/sizes/use-sizes';
import type { Facts } from '../product.api';
import { laidFlat, lengthIn } from './lengths';
import styles from './fit.module.css';
import { isShoeScale, oneSize } from './scales';

interface FitProps {
  facts: Facts;
  chosen: string | null;
}

/** Shows the measures of the chosen size, and the size that the model wears. */
export function Fit({ facts: { measures, model }, chosen }: FitProps) {
  const scale = scaleOf(chosen, useSizes().value);
  const ofChosen = measures.flatMap(({ name, values }) => {
    const value = values.find(({ size }) => size === chosen);
    return value ? [{ name, millimetres: value.millimetres }] : [];
  });
  if (ofChosen.length === 0 && !model) return null;
  // Clothes have these measures; shoes and bags do not.
  const isFlat = chosen !== null && !(scale && (scale.id === oneSize || isShoeScale(scale.id)));
  return (
    <div className={styles.fit}>
      {ofChosen.length > 0 && (
        <>
          <p>{titleOf(chosen, isFlat)}</p>
          <dl>
            {ofChosen.map(({ name, millimetres }) => (
              <div key={name}>
                <dt>{isFlat ? laidFlat(name) : name}</dt>
                <dd>
                  {lengthIn('cm', millimetres)} cm <span>({lengthIn('in', millimetres)} in)</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {model && (
        <p>
          Our model is {model.heightCm} cm{model.size === null ? ' tall' : ` and wears ${model.size}`}
        </p>
      )}
    </div>
  );
}

function titleOf(size: string | null, isFlat: boolean): string {
  const name = size === 'One size' ? size : `Size ${size}`;
  return isFlat ? `${name}, laid flat` : `${name}, measured on the product`;
}
