import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { Swatch } from '../ui/Swatch';
import styles from '../products/products.module.css';

export type Side = 'mine' | 'theirs';

interface BothStatesProps {
  /** The field that was changed on both sides: 'Title'. */
  label: string;
  /** Undefined means that the form shows it. */
  mine?: ReactNode;
  theirs: ReactNode;
  /** Which of them the form has now. */
  kept?: Side;
  onTake: (side: Side) => void;
}

/** Both states of what two admins changed, and the choice between them. */
export function BothStates({ label, mine, theirs, kept = 'mine', onTake }: BothStatesProps) {
  return (
    <>
      {kept === 'mine' ? (
        <>
          {label}: we kept yours{mine && <>, {mine}</>}. The other version: {theirs}
        </>
      ) : (
        <>
          {label}: we took the other version, {theirs}. Yours: {mine}
        </>
      )}{' '}
      <Button size="small" aria-label={`Use theirs: ${label}`} onClick={() => onTake('theirs')}>
        Use theirs
      </Button>{' '}
      <Button size="small" aria-label={`Use mine: ${label}`} onClick={() => onTake('mine')}>
        Use mine
      </Button>
    </>
  );
}

export const quoted = (text: string): string => `“${text || 'none'}”`;

export const shade = (hex: string): ReactNode =>
  hex ? (
    <>
      <Swatch hex={hex} /> {quoted(hex)}
    </>
  ) : (
    quoted('')
  );

export const picture = (url: string, alt: string): ReactNode =>
  url ? <img className={styles.state} {...pictureSources(url)} sizes="3rem" alt={alt} /> : quoted('');
