import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { IfAllowed } from '../access/IfAllowed';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { CollectionList } from './CollectionList';
import { collectionsRequested, selectCollections } from './collections.slice';

export default function CollectionsPage() {
  const collections = useSelector(selectCollections);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(collectionsRequested()), [dispatch]);

  return (
    <Page
      title="Collections"
      action={
        <IfAllowed needs="content.change">
          <ButtonLink to="/admin/collections/add">Add collection</ButtonLink>
        </IfAllowed>
      }
    >
      <LoadedList
        name="collections"
        list={collections}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
        emptyHint="Pick products by hand, or let a rule select them."
        onRetry={() => dispatch(collectionsRequested())}
      >
        {(loaded) => <CollectionList collections={loaded} />}
      </LoadedList>
    </Page>
  );
}
