import { countryOptions, useCountries } from '@haberdash/kit/countries/use-countries';
import Checkbox from 'antd/es/checkbox';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { CareFields } from './CareFields';
import { factLabels, maxWeightGrams, type Facts } from './facts';
import styles from './facts.module.css';
import { LabelledField } from './LabelledField';
import { MaterialsFields } from './MaterialsFields';
import { MeasuresFields } from './MeasuresFields';
import { ModelFields } from './ModelFields';

interface FactsPanelProps {
  facts: Facts;
  sizes: readonly string[];
  onChange: (facts: Facts) => void;
}

export function FactsPanel({ facts, sizes, onChange }: FactsPanelProps) {
  const change = (changed: Partial<Facts>) => onChange({ ...facts, ...changed });
  return (
    <div className={styles.panel}>
      <Checkbox checked={facts.isTextile} onChange={({ target }) => change({ isTextile: target.checked })}>
        A textile product, which needs fibres and care on its label
      </Checkbox>
      <MaterialsFields materials={facts.materials} onChange={(materials) => change({ materials })} />
      <CareFields care={facts.care} onChange={(care) => change({ care })} />
      <OriginField origin={facts.origin} onChange={(origin) => change({ origin })} />
      <LabelledField label={factLabels.weightGrams}>
        {(id) => (
          <InputNumber<number>
            id={id}
            className={styles.number}
            min={1}
            max={maxWeightGrams}
            precision={0}
            inputMode="numeric"
            suffix="g"
            value={facts.weightGrams}
            onChange={(weightGrams) => change({ weightGrams })}
          />
        )}
      </LabelledField>
      <MeasuresFields measures={facts.measures} sizes={sizes} onChange={(measures) => change({ measures })} />
      <ModelFields model={facts.model} sizes={sizes} onChange={(model) => change({ model })} />
    </div>
  );
}

function OriginField({
  origin,
  onChange,
}: {
  origin: string | null;
  onChange: (origin: string | null) => void;
}) {
  const countries = useCountries();
  return (
    <LabelledField label={factLabels.origin}>
      {(id) => (
        <Select
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          loading={!countries}
          options={countryOptions(countries ?? (origin ? [{ code: origin }] : []))}
          placeholder="Not known"
          value={origin}
          onChange={(chosen?: string) => onChange(chosen ?? null)}
        />
      )}
    </LabelledField>
  );
}
