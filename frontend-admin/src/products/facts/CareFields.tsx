import { careLabels, careSteps, type CareSymbol } from '@haberdash/kit/care/care-symbols';
import { CareIcon } from '@haberdash/kit/care/CareIcon';
import Select from 'antd/es/select';
import { withCare } from './facts';
import styles from './facts.module.css';
import { LabelledField } from './LabelledField';

interface CareFieldsProps {
  care: readonly CareSymbol[];
  onChange: (care: CareSymbol[]) => void;
}

/** One symbol for each step. */
export function CareFields({ care, onChange }: CareFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Care</legend>
      <div className={styles.pairs}>
        {careSteps.map(({ id: step, label, symbols }) => (
          <LabelledField key={step} label={label}>
            {(id) => (
              <Select<CareSymbol | null>
                id={id}
                allowClear
                placeholder="Not known"
                options={symbols.map((symbol) => ({ value: symbol, label: careLabels[symbol] }))}
                optionRender={({ value }) => <Pictured symbol={value as CareSymbol} />}
                labelRender={({ value }) => <Pictured symbol={value as CareSymbol} />}
                value={symbols.find((symbol) => care.includes(symbol)) ?? null}
                onChange={(chosen?: CareSymbol | null) => onChange(withCare(care, step, chosen ?? null))}
              />
            )}
          </LabelledField>
        ))}
      </div>
    </fieldset>
  );
}

const Pictured = ({ symbol }: { symbol: CareSymbol }) => (
  <span className={styles.pictured}>
    <CareIcon symbol={symbol} size={22} />
    {careLabels[symbol]}
  </span>
);
