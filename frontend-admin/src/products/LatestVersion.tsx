import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { fieldLabels, type Update } from './product-fields';
import styles from './products.module.css';

/**
 * Lists the fields that were updated from the latest version and the fields that were kept. Takes over the
 * focus of the button that loaded it.
 */
export function LatestVersion({ update }: { update: Update }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [update]);
  const { taken, kept } = update;

  return (
    <div ref={notice} tabIndex={-1} className={styles.latest}>
      <Alert
        type="info"
        showIcon
        title="This is the latest version with your changes. Check it, then save."
        description={
          <ul>
            {taken.length > 0 && <li>Updated: {taken.map((name) => fieldLabels[name]).join(', ')}</li>}
            {kept.map(({ name, theirs }) => (
              <li key={name}>
                {fieldLabels[name]}: we kept yours. The other version: “{theirs}”
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
