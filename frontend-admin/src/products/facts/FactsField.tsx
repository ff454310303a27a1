import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useId, useState } from 'react';
import { FactsPanel } from './FactsPanel';
import { MissingFacts } from './MissingFacts';
import { summaryOf, type Facts } from './facts';
import styles from './facts.module.css';

interface FactsFieldProps {
  /** The form's value, which antd passes. */
  value?: Facts;
  onChange?: (facts: Facts) => void;
  sizes: readonly string[];
  /** The id of a saved product of which a law asks for more. */
  lackingId: string | undefined;
}

/** A field of the product form: what the product is, beside its text, sizes and prices. */
export function FactsField({ value: facts, onChange, sizes, lackingId }: FactsFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { status } = Form.Item.useStatus();
  const id = useId();
  if (!facts || !onChange) return null;
  const isShown = isOpen || status === 'error';
  return (
    <section className={styles.section} aria-label="Material and care">
      {!isShown && <p className={styles.summary}>{summaryOf(facts)}</p>}
      {!isShown && lackingId && <p className={styles.wrong}>The law asks for more facts.</p>}
      <Button aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
        Material and care
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && lackingId && <MissingFacts productId={lackingId} />}
        {isShown && <FactsPanel facts={facts} sizes={sizes} onChange={onChange} />}
      </div>
    </section>
  );
}
