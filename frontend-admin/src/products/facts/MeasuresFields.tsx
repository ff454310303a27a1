import Button from 'antd/es/button';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import { useId } from 'react';
import {
  centimetresOf,
  maxCentimetres,
  maxMeasures,
  measureNames,
  nextName,
  withMeasure,
  type Measure,
} from './facts';
import styles from './facts.module.css';

interface MeasuresFieldsProps {
  measures: readonly Measure[];
  sizes: readonly string[];
  onChange: (measures: Measure[]) => void;
}

/** A grid of sizes and measures, in centimetres. */
export function MeasuresFields({ measures, sizes, onChange }: MeasuresFieldsProps) {
  const names = measures.map(({ name }) => name);
  const add = () => onChange([...measures, { name: nextName(measureNames, names), values: [] }]);
  return (
    <fieldset className={styles.group}>
      <legend>Measures of the product, in cm</legend>
      {sizes.length === 0 && (
        <p className={styles.hint}>Measures belong to sizes, and this product has none.</p>
      )}
      {sizes.length > 0 && measures.length > 0 && (
        <MeasuresGrid measures={measures} sizes={sizes} onChange={onChange} />
      )}
      {sizes.length > 0 && measures.length < maxMeasures && (
        <Button className={styles.add} onClick={add}>
          Add a measure
        </Button>
      )}
    </fieldset>
  );
}

function MeasuresGrid({ measures, sizes, onChange }: MeasuresFieldsProps) {
  const change = (place: number, measure: Measure) => onChange(measures.with(place, measure));
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <MeasureNames measures={measures} onChange={change} />
        <tbody>
          {sizes.map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure, place) => (
                <td key={place}>
                  <InputNumber<number>
                    aria-label={`${measure.name} of ${size} in cm`}
                    min={0.1}
                    max={maxCentimetres}
                    step={0.5}
                    precision={1}
                    inputMode="decimal"
                    value={centimetresOf(measure, size) ?? null}
                    onChange={(typed) => change(place, withMeasure(measure, size, typed))}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {measures.map(({ name }, place) => (
              <td key={place}>
                <Button
                  type="text"
                  danger
                  aria-label={`Remove the measure ${name}`}
                  onClick={() => onChange(measures.toSpliced(place, 1))}
                >
                  Remove
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface MeasureNamesProps {
  measures: readonly Measure[];
  onChange: (place: number, measure: Measure) => void;
}

function MeasureNames({ measures, onChange }: MeasureNamesProps) {
  const suggestions = useId();
  return (
    <thead>
      <tr>
        <th scope="col">
          Size
          <datalist id={suggestions}>
            {measureNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </th>
        {measures.map((measure, place) => (
          <th key={place} scope="col">
            <Input
              aria-label={`Name of measure ${place + 1}`}
              list={suggestions}
              maxLength={30}
              value={measure.name}
              onChange={({ target }) => onChange(place, { ...measure, name: target.value })}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}
