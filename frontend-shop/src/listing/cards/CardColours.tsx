import { useId } from 'react';
import { ColourDot } from '../../product/ColourDot';
import type { Colour } from '../../product/product.api';
import styles from './card-colours.module.css';

interface CardColoursProps {
  className?: string;
  colours: Colour[];
  /** The maximum number of dots. */
  atMost?: number;
  /** The colour that the picture shows. */
  current: string | undefined;
  onChoose: (name: string) => void;
  /** Null when the pointer leaves. */
  onPoint: (name: string | null) => void;
}

export function CardColours({
  className = '',
  colours,
  atMost,
  current,
  onChoose,
  onPoint,
}: CardColoursProps) {
  const name = useId();
  const dots = colours.slice(0, atMost);
  if (colours.length < 2) return null;

  return (
    <fieldset className={`${styles.colours} ${className}`} onPointerLeave={() => onPoint(null)}>
      <legend className="visually-hidden">Colours</legend>
      {dots.map((colour) => (
        <label key={colour.name} title={colour.name} onPointerEnter={() => onPoint(colour.name)}>
          <input
            type="radio"
            name={name}
            aria-label={colour.name}
            checked={colour.name === current}
            onChange={() => onChoose(colour.name)}
          />
          <ColourDot hex={colour.hex} />
        </label>
      ))}
      {colours.length > dots.length && (
        <span className={styles.more}>
          +{colours.length - dots.length}
          <span className="visually-hidden"> more</span>
        </span>
      )}
    </fieldset>
  );
}
