import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { modelHeights, type Facts } from './facts';
import styles from './facts.module.css';
import { LabelledField } from './LabelledField';

interface ModelFieldsProps {
  model: Facts['model'];
  sizes: readonly string[];
  onChange: (model: Facts['model']) => void;
}

/** The person on the pictures. Without a height there is none. */
export function ModelFields({ model, sizes, onChange }: ModelFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Model on the pictures</legend>
      <div className={styles.pairs}>
        <LabelledField label="Height">
          {(id) => (
            <InputNumber<number>
              id={id}
              className={styles.number}
              {...modelHeights}
              precision={0}
              inputMode="numeric"
              suffix="cm"
              value={model?.heightCm ?? null}
              onChange={(heightCm) =>
                onChange(heightCm === null ? null : { heightCm, size: model?.size ?? null })
              }
            />
          )}
        </LabelledField>
        {model && sizes.length > 0 && (
          <LabelledField label="Wears">
            {(id) => (
              <Select<string | null>
                id={id}
                allowClear
                placeholder="Not known"
                options={sizes.map((size) => ({ value: size, label: size }))}
                value={model.size}
                onChange={(size?: string | null) => onChange({ ...model, size: size ?? null })}
              />
            )}
          </LabelledField>
        )}
      </div>
    </fieldset>
  );
}
