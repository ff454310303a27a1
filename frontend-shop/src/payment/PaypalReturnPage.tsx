import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Navigate, useSearchParams } from '@haberdash/kit/router';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { captureRequested, selectCapturing, selectIsWorthRetrying, selectPaidId } from './payment.slice';
import { PaymentProblem } from './PaymentProblem';
import styles from './payment.module.css';

/** Where the provider sends the shopper back to: PayPal says `token` today and said `paymentId` before. */
export default function PaypalReturnPage() {
  const [params] = useSearchParams();
  const paymentId = params.get('paymentId') ?? params.get('token');
  if (!paymentId) return <PaymentProblem message="We can't tell which payment you come from." />;
  return <Capture paymentId={paymentId} payerId={params.get('PayerID') ?? undefined} />;
}

function Capture({ paymentId, payerId }: { paymentId: string; payerId: string | undefined }) {
  const capturing = useSelector(selectCapturing);
  const isWorthRetrying = useSelector(selectIsWorthRetrying);
  const paidId = useSelector(selectPaidId);
  const dispatch = useDispatch();

  const capture = useCallback(
    () => dispatch(captureRequested({ paymentId, payerId })),
    [dispatch, paymentId, payerId],
  );
  useEffect(() => {
    capture();
  }, [capture]);

  if (paidId === paymentId) return <Navigate to="/shop/payment-success" replace />;
  if (capturing.status === 'failed') {
    return <PaymentProblem message={capturing.message} onRetry={isWorthRetrying ? capture : undefined} />;
  }
  return (
    <div className={styles.processing}>
      <Spinner label="Processing" />
      <PageHeading title="Payment">Processing Payment...Please wait!</PageHeading>
    </div>
  );
}
