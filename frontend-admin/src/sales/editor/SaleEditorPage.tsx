import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { useWhenDone } from '../../ui/use-when-done';
import { saleEditor } from './sale-editor';
import { targetIn } from './sale-fields';
import { SaleForm } from './SaleForm';
import { SaleSummary } from './SaleSummary';
import type { Sale } from '../sales.api';
import { saleRequested, selectSale } from '../sales.slice';

/** Adds a sale, or edits the one in the address. */
export default function SaleEditorPage() {
  const { id = null } = useParams();
  const [params] = useSearchParams();
  const { value: sale, request } = useSelector(selectSale);
  const { isOpen, saved, saving } = useSelector(saleEditor.selectEditor);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const leave = () => void navigate('/admin/sales', { replace: true });
  useEffect(() => {
    dispatch(saleRequested({ id, target: targetIn(params) }));
    return () => void dispatch(saleEditor.closed());
  }, [dispatch, id, params]);
  useWhenDone(saving, leave);

  return (
    <Page title={id === null ? 'Add sale' : (sale?.name ?? 'Sale')}>
      {request.status === 'failed' ? (
        <ErrorState
          title="We couldn't load this sale"
          onRetry={() => dispatch(saleRequested({ id, target: {} }))}
        >
          <p>{request.message}</p>
        </ErrorState>
      ) : isOpen && (saved?._id ?? null) === id ? (
        <OpenSale sale={saved} onLeave={leave} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}

function OpenSale({ sale, onLeave }: { sale: Sale | null; onLeave: () => void }) {
  const isOver = sale?.state === 'ended' || sale?.state === 'stopped';
  return isOver ? <SaleSummary sale={sale} /> : <SaleForm onLeave={onLeave} />;
}
