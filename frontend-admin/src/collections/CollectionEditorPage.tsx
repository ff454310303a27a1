import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { Page } from '../ui/Page';
import { useWhenDone } from '../ui/use-when-done';
import { collectionEditor } from './collection-editor';
import { CollectionForm } from './CollectionForm';
import { collectionRequested, selectCollection } from './collections.slice';

/** Adds a collection, or edits the one in the address. */
export default function CollectionEditorPage() {
  const { slug = null } = useParams();
  const { request } = useSelector(selectCollection);
  const { isOpen, saved, saving } = useSelector(collectionEditor.selectEditor);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const leave = () => void navigate('/admin/collections', { replace: true });
  useEffect(() => {
    dispatch(collectionRequested(slug));
    return () => void dispatch(collectionEditor.closed());
  }, [dispatch, slug]);
  useWhenDone(saving, leave);

  return (
    <Page title={slug === null ? 'Add collection' : 'Edit collection'}>
      {request.status === 'failed' ? (
        <ErrorState
          title="We couldn't load this collection"
          onRetry={() => dispatch(collectionRequested(slug))}
        >
          <p>{request.message}</p>
        </ErrorState>
      ) : isOpen && (saved?.slug ?? null) === slug ? (
        <CollectionForm key={slug} onLeave={leave} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}
