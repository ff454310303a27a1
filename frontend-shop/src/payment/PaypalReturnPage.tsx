import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { selectUser } from '@haberdash/kit/session';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { currentOrder } from '../checkout/current-order';
import { orderActionEnded, payRequested, selectBusyId } from '../orders/orders.slice';
import { usePageRestore } from '../ui/use-page-restore';
import { orderLinks } from '../orders/links/order-link';
import { FinishedElsewhere } from './FinishedElsewhere';
import { outcomeOf } from './outcomes';
import { captureRequested, selectPaidId, selectRefused, selectUnpaidOrder } from './payment.slice';
import { PaymentProblem } from './PaymentProblem';
import styles from './payment.module.css';

/** The provider redirects to this page, with our payment id as `paymentId` and its own as `token`. */
export default function PaypalReturnPage() {
  const [params] = useSearchParams();
  const isSignedIn = useSelector(selectUser) !== null;
  const paymentId = params.get('paymentId') ?? params.get('token');
  if (!paymentId) {
    return (
      <PaymentProblem
        heading="We couldn't find this payment"
        message="Check your orders to see what was paid."
      />
    );
  }
  if (!isSignedIn && !orderLinks.of(currentOrder.get() ?? '')) return <FinishedElsewhere />;
  return <Capture paymentId={paymentId} payerId={params.get('PayerID') ?? undefined} />;
}

function Capture({ paymentId, payerId }: { paymentId: string; payerId: string | undefined }) {
  const refused = useSelector(selectRefused);
  const paidId = useSelector(selectPaidId);
  const { value: order } = useSelector(selectUnpaidOrder);
  const dispatch = useDispatch();

  const capture = useCallback(
    () => dispatch(captureRequested({ paymentId, payerId })),
    [dispatch, paymentId, payerId],
  );
  useEffect(() => {
    capture();
  }, [capture]);

  if (paidId === paymentId) return <Navigate to="/shop/payment-success" replace />;
  if (refused) {
    const { heading, message = refused.message, advice, way } = outcomeOf(refused);
    return (
      <PaymentProblem heading={heading} message={message} advice={advice} order={order}>
        {way === 'retry' && <Button onClick={capture}>Try again</Button>}
        {way === 'pay-again' && <PayAgain />}
        {way === 'checkout' && <ButtonLink to="/shop/checkout">Back to checkout</ButtonLink>}
      </PaymentProblem>
    );
  }
  return (
    <div className={styles.processing}>
      <Spinner label="Processing" />
      <PageHeading title="Payment">Processing Payment...Please wait!</PageHeading>
    </div>
  );
}

/** Returns to the provider, or to the checkout if the current order is unknown. */
function PayAgain() {
  const orderId = currentOrder.get();
  const isBusy = useSelector(selectBusyId) !== null;
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(orderActionEnded()), [dispatch]);
  usePageRestore(() => dispatch(orderActionEnded()));

  if (!orderId) return <ButtonLink to="/shop/checkout">Try again</ButtonLink>;
  return (
    <Button busy={isBusy} onClick={() => dispatch(payRequested({ orderId }))}>
      Try again
    </Button>
  );
}
