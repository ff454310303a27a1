import Button from 'antd/es/button';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useId } from 'react';
import { partNames, sumOf, type Material } from './facts';
import styles from './facts.module.css';
import { fibres, type Fibre } from './fibres';

interface MaterialFieldsProps {
  material: Material;
  /** The count begins at 1. */
  number: number;
  onChange: (material: Material) => void;
  onRemove: () => void;
}

/** A part and its fibres, with their running sum. */
export function MaterialFields({ material, number, onChange, onRemove }: MaterialFieldsProps) {
  const { part, fibres: shares } = material;
  const suggestions = useId();
  const left = Math.max(0, 100 - sumOf(material));
  const free = fibres.filter((fibre) => !shares.some((share) => share.fibre === fibre));
  const add = (fibre: Fibre) => onChange({ part, fibres: [...shares, { fibre, percent: left }] });
  const name = part || `part ${number}`;
  return (
    <div className={styles.material} role="group" aria-label={`Part ${number}`}>
      <div className={styles.row}>
        <Input
          aria-label={`Name of part ${number}`}
          list={suggestions}
          maxLength={30}
          value={part}
          onChange={({ target }) => onChange({ part: target.value, fibres: shares })}
        />
        <Button type="text" danger aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
        <datalist id={suggestions}>
          {partNames.map((suggested) => (
            <option key={suggested} value={suggested} />
          ))}
        </datalist>
      </div>
      {shares.map((share, place) => (
        <ShareFields
          key={share.fibre}
          share={share}
          part={name}
          onChange={(percent) => onChange({ part, fibres: shares.with(place, { ...share, percent }) })}
          onRemove={() => onChange({ part, fibres: shares.toSpliced(place, 1) })}
        />
      ))}
      <Select<Fibre | null>
        aria-label={`Add a fibre to ${name}`}
        placeholder="Add a fibre"
        showSearch
        options={free.map((fibre) => ({ value: fibre, label: fibre }))}
        value={null}
        onChange={(fibre) => fibre && add(fibre)}
      />
      <Sum of={material} />
    </div>
  );
}

interface ShareFieldsProps {
  share: Material['fibres'][number];
  /** The name of its part. */
  part: string;
  onChange: (percent: number) => void;
  onRemove: () => void;
}

function ShareFields({ share: { fibre, percent }, part, onChange, onRemove }: ShareFieldsProps) {
  return (
    <div className={styles.row}>
      <span>{fibre}</span>
      <InputNumber<number>
        aria-label={`Percent of ${fibre} in ${part}`}
        className={styles.percent}
        min={1}
        max={100}
        precision={0}
        inputMode="numeric"
        suffix="%"
        value={percent || null}
        onChange={(typed) => onChange(typed ?? 0)}
      />
      <Button type="text" danger aria-label={`Remove ${fibre} from ${part}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

function Sum({ of: material }: { of: Material }) {
  const sum = sumOf(material);
  const isRight = sum === 100;
  return (
    <p role="status" className={isRight ? styles.hint : styles.wrong}>
      {sum}%{sum < 100 && `, ${100 - sum}% missing`}
      {sum > 100 && `, ${sum - 100}% too much`}
    </p>
  );
}
