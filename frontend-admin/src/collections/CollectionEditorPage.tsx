import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { Page } from '../ui/Page';
import { CollectionForm } from './CollectionForm';
import { editorOpened, selectCollection, selectSavedSlug } from './collections.slice';

/** Adds a collection, or edits the one in the address. */
export default function CollectionEditorPage() {
  const { slug = null } = useParams();
  const { value: collection, request } = useSelector(selectCollection);
  const savedSlug = useSelector(selectSavedSlug);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(editorOpened(slug)), [dispatch, slug]);
  useEffect(() => () => void dispatch(editorOpened(null)), [dispatch]);

  if (savedSlug !== null) return <Navigate to="/admin/collections" replace />;
  const isLoaded = collection?.slug === slug;
  return (
    <Page title={slug === null ? 'Add collection' : 'Edit collection'}>
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load this collection" onRetry={() => dispatch(editorOpened(slug))}>
          <p>{request.message}</p>
        </ErrorState>
      ) : slug === null || isLoaded ? (
        <CollectionForm key={slug} collection={slug === null ? null : collection} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}
