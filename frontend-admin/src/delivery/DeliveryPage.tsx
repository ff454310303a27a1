import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EditorSheet } from '../editor/EditorSheet';
import { Page } from '../ui/Page';
import { CalendarForm } from './CalendarForm';
import { CalendarPanel } from './CalendarPanel';
import { calendarEditor, methodEditor, zoneEditor } from './delivery-editors';
import type { Delivery } from './delivery.api';
import { deliveryRequested, selectDelivery } from './delivery.slice';
import { MethodForm } from './MethodForm';
import { TrialPanel } from './trial/TrialPanel';
import { ZoneForm } from './ZoneForm';
import { ZonesPanel } from './ZonesPanel';

/** Where the shop delivers, what that costs and how long it takes. */
export default function DeliveryPage() {
  const { value, request } = useSelector(selectDelivery);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(deliveryRequested()), [dispatch]);

  return (
    <Page title="Delivery">
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the delivery" onRetry={() => dispatch(deliveryRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      ) : value ? (
        <LoadedDelivery delivery={value} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the delivery</span>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
    </Page>
  );
}

function LoadedDelivery({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <ZonesPanel delivery={delivery} />
      <CalendarPanel delivery={delivery} />
      <TrialPanel delivery={delivery} />
      <EditorSheet editor={zoneEditor} title={(saved) => (saved ? `Edit ${saved.name}` : 'Add zone')}>
        <ZoneForm />
      </EditorSheet>
      <EditorSheet editor={methodEditor} title={(saved) => (saved ? `Edit ${saved.name}` : 'Add method')}>
        <MethodForm zones={delivery.zones} />
      </EditorSheet>
      <EditorSheet editor={calendarEditor} title={() => 'Edit calendar'}>
        <CalendarForm />
      </EditorSheet>
    </>
  );
}
