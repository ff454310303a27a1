import { useSamePage } from '@haberdash/kit/history-state';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import styles from '../pages.module.css';
import { selectVersions } from '../pages.slice';

interface CompareFieldProps {
  /** The version that the page shows. */
  version: number;
  comparedWith: number | null;
}

/** Chooses the version with which the shown one is compared. The address keeps it. */
export function CompareField({ version, comparedWith }: CompareFieldProps) {
  const { value: versions } = useSelector(selectVersions);
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const id = useId();
  const others = (versions ?? []).filter((other) => other.version !== version);
  if (others.length === 0) return null;

  const choose = (other: number) => {
    const next = new URLSearchParams(params);
    if (other === version) next.delete('compare');
    else next.set('compare', String(other));
    setParams(next, samePage);
  };
  return (
    <div className={styles.compare}>
      <label htmlFor={id}>Compare with</label>
      <Select
        id={id}
        value={comparedWith ?? version}
        onChange={choose}
        options={[
          { value: version, label: 'No other version' },
          ...others.map((other) => ({ value: other.version, label: `Version ${other.version}` })),
        ]}
      />
    </div>
  );
}
