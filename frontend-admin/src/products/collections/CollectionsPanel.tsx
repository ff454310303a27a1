import { isAwaited } from '@haberdash/kit/loadable';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import styles from '../page/product-page.module.css';
import type { CollectionOfProduct } from './product-collections.api';
import {
  collectionsOfProductRequested,
  membershipChanged,
  selectCollectionsOfProduct,
} from './product-collections.slice';

/** The collections of a product. Those by hand are chosen here, apart from the form. */
export function CollectionsPanel({ productId }: { productId: string | undefined }) {
  return (
    <Panel title="Collections">
      {productId === undefined ? (
        <p className={styles.hint}>Save the product first, then choose its collections here.</p>
      ) : (
        <Collections key={productId} productId={productId} />
      )}
    </Panel>
  );
}

function Collections({ productId }: { productId: string }) {
  const collections = useSelector(selectCollectionsOfProduct);
  const dispatch = useDispatch();
  const load = () => dispatch(collectionsOfProductRequested(productId));
  useEffect(() => void dispatch(collectionsOfProductRequested(productId)), [dispatch, productId]);
  const { value, request } = collections;
  const byHand = value?.filter(({ selectedBy }) => selectedBy === 'hand') ?? [];
  const byRule = value?.filter(({ selectedBy, isIn }) => selectedBy === 'rule' && isIn) ?? [];

  return (
    <div className={styles.part}>
      {isAwaited(collections) && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {request.status === 'failed' && (
        <RefusalAlert request={request}>
          <Button onClick={load}>Try again</Button>
        </RefusalAlert>
      )}
      {value && <ByHand productId={productId} collections={byHand} />}
      {byRule.length > 0 && <ByRule collections={byRule} />}
    </div>
  );
}

function ByHand({ productId, collections }: { productId: string; collections: CollectionOfProduct[] }) {
  const mayChange = useMay()('content.change');
  const dispatch = useDispatch();
  const change = (slug: string, isIn: boolean) => dispatch(membershipChanged({ productId, slug, isIn }));
  const chosen = collections.filter(({ isIn }) => isIn);
  if (!mayChange) return <p>{chosen.map(({ title }) => title).join(', ') || 'In no collection by hand'}</p>;
  if (collections.length === 0) {
    return (
      <p className={styles.hint}>
        There is no collection by hand. <Link to="/admin/collections/add">Add collection</Link>
      </p>
    );
  }
  return (
    <>
      <Select
        mode="multiple"
        aria-label="Collections by hand"
        placeholder="In no collection by hand"
        value={chosen.map(({ slug }) => slug)}
        options={collections.map(({ slug, title }) => ({ value: slug, label: title }))}
        showSearch={{ optionFilterProp: 'label' }}
        onSelect={(slug: string) => change(slug, true)}
        onDeselect={(slug: string) => change(slug, false)}
      />
      <p className={styles.hint}>A change is saved at once.</p>
    </>
  );
}

/** Only their rules decide. */
function ByRule({ collections }: { collections: CollectionOfProduct[] }) {
  const mayChange = useMay()('content.change');
  return (
    <div>
      <h3 className={styles.subtitle}>By rule</h3>
      <ul className={styles.links}>
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            {mayChange ? (
              <Link
                to={`/admin/collections/edit/${encodeURIComponent(slug)}`}
                aria-label={`Rule of ${title}`}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
