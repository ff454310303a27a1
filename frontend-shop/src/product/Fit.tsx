import type { Facts } from './product.api';
import { lengthIn } from './lengths';
import styles from './fit.module.css';

interface FitProps {
  facts: Facts;
  chosen: string | null;
}

/** What the chosen size measures, and what the model wears. */
export function Fit({ facts: { measures, model }, chosen }: FitProps) {
  const ofChosen = measures.flatMap(({ name, values }) => {
    const value = values.find(({ size }) => size === chosen);
    return value ? [{ name, millimetres: value.millimetres }] : [];
  });
  if (ofChosen.length === 0 && !model) return null;
  return (
    <div className={styles.fit}>
      {ofChosen.length > 0 && (
        <>
          <p>Measured on the product{chosen !== 'One size' && ` in ${chosen}`}</p>
          <dl>
            {ofChosen.map(({ name, millimetres }) => (
              <div key={name}>
                <dt>{name}</dt>
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
          Model is {model.heightCm} cm tall{model.size !== null && ` and wears ${model.size}`}
        </p>
      )}
    </div>
  );
}
