import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may';
import { IfAllowed } from '../access/IfAllowed';
import { auditOf } from '../audit/audit-links';
import type { ListedCollection } from './collections.api';
import { collectionDeleteRequested, collectionsReordered } from './collections.slice';
import styles from './collections.module.css';
import { OrderedList } from '../ui/ordering/OrderedList';

const editPath = (slug: string) => `/admin/collections/edit/${encodeURIComponent(slug)}`;

/** In the order of the shop's menu. */
export function CollectionList({ collections }: { collections: ListedCollection[] }) {
  const mayChange = useMay()('content.change');
  const dispatch = useDispatch();
  return (
    <>
      <p className={styles.hint}>
        {mayChange && 'Drag to reorder them, or use the arrows. '}The shop shows them in this order.
      </p>
      <OrderedList
        items={collections}
        idOf={({ slug }) => slug}
        nameOf={({ title }) => title}
        onReorder={mayChange ? (slugs) => dispatch(collectionsReordered(slugs)) : null}
      >
        {(collection) => <CollectionEntry collection={collection} />}
      </OrderedList>
    </>
  );
}

function CollectionEntry({ collection: { slug, title, picked } }: { collection: ListedCollection }) {
  const mayChange = useMay()('content.change');
  const dispatch = useDispatch();
  const [modal, question] = Modal.useModal();
  const askToDelete = async () => {
    const isSure = await modal.confirm({
      title: `Delete ${title}?`,
      content: 'Its products stay in the shop.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) dispatch(collectionDeleteRequested(slug));
  };

  return (
    <>
      <span className={styles.about}>
        {mayChange ? (
          <Link to={editPath(slug)} className={styles.title}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.kind}>{kindOf(picked)}</span>
      </span>
      <span className={styles.actions}>
        <IfAllowed needs="catalogue.change">
          <Link
            to={`/admin/sales/add?collection=${encodeURIComponent(slug)}`}
            aria-label={`Put ${title} on sale`}
          >
            Put on sale…
          </Link>
        </IfAllowed>
        <IfAllowed needs="audit.read">
          <Link to={auditOf(`collection:${slug}`)} aria-label={`Changes of ${title}`}>
            Changes
          </Link>
        </IfAllowed>
        {mayChange && (
          <Button danger type="text" aria-label={`Delete ${title}`} onClick={() => void askToDelete()}>
            Delete
          </Button>
        )}
      </span>
      {question}
    </>
  );
}

function kindOf(picked: number | null): string {
  if (picked === null) return 'By rule';
  return picked === 1 ? 'By hand, 1 product' : `By hand, ${picked} products`;
}
