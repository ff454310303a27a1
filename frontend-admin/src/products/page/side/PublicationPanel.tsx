import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../../ui/Panel';
import type { ProductDetails } from '../../products.api';
import { previewLinkRequested, selectSavingState } from '../../publication/publication.slice';
import { StateTag } from '../../publication/StateTag';
import { useStateActions } from '../../publication/use-state-actions';
import { focusPart } from '../focus-part';
import styles from '../product-page.module.css';

export function PublicationPanel({ product }: { product: ProductDetails | null }) {
  return (
    <Panel title="Publication">
      {product ? (
        <State product={product} />
      ) : (
        <p className={styles.hint}>Add puts it into the shop at once. Save draft keeps it out of the shop.</p>
      )}
    </Panel>
  );
}

const explanations = {
  draft: 'Shoppers don’t see it yet.',
  published: 'Shoppers see it.',
  archived: 'Shoppers no longer see it. Past orders keep it.',
};

function State({ product }: { product: ProductDetails }) {
  const { _id, state, lacksFacts } = product;
  const isBusy = useSelector(selectSavingState).status === 'loading';
  const dispatch = useDispatch();
  // The bar at the top publishes.
  const others = useStateActions([product]).filter(({ key }) => key === 'draft' || key === 'archived');
  return (
    <div className={styles.part}>
      <p>
        <StateTag product={product} />
      </p>
      <p className={styles.hint}>{explanations[state]}</p>
      {lacksFacts && (
        <p>
          The law asks for more facts.{' '}
          <Button type="link" size="small" onClick={() => focusPart('facts')}>
            Show the facts
          </Button>
        </p>
      )}
      <div className={styles.actions}>
        {state !== 'published' && (
          <Button onClick={() => dispatch(previewLinkRequested(_id))}>Copy preview link …</Button>
        )}
        {others.map(({ key, label, onClick }) => (
          <Button key={key} disabled={isBusy} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
