import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';
import styles from './barcode.module.css';

/** Code 128, which scanners read as if the text were typed. */
export function Barcode({ text }: { text: string }) {
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    JsBarcode(place.current, text, {
      format: 'CODE128',
      displayValue: false,
      height: 40,
      width: 1.5,
      margin: 8,
    });
  }, [text]);
  return <svg ref={place} role="img" aria-label={`Barcode ${text}`} className={styles.barcode} />;
}
