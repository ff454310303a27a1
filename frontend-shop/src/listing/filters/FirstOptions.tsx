import { Button } from '@haberdash/kit/ui/Button';
import { useState, type ReactNode } from 'react';
import styles from './filter-panel.module.css';

const shownCount = 8;
/** Fewer hidden options than this are shown instead of a button. */
const spared = 2;

interface FirstOptionsProps {
  options: readonly string[];
  ticked: string[];
  className?: string;
  children: (option: string) => ReactNode;
}

/** A long list, shortened to its first and its selected options, with a button for the rest. */
export function FirstOptions({ options, ticked, className, children }: FirstOptionsProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = options.length > shownCount + spared;
  const shown = isWhole
    ? options
    : options.filter((option, place) => place < shownCount || ticked.includes(option));

  return (
    <>
      <div className={className}>{shown.map(children)}</div>
      {isLong && (
        <Button
          variant="link"
          className={styles.end}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${options.length}`}
        </Button>
      )}
    </>
  );
}
