import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sandboxGatewayRequested, selectSandboxGateway } from '../checkout.slice';
import { sandboxFields } from './sandbox-payment';
import styles from './sandbox-payment.module.css';
import { TakaSign } from './TakaSign';

/** A demonstration beside the real payment. The browser itself submits the form and leaves the page. */
export function SandboxPanel() {
  const gatewayUrl = useSelector(selectSandboxGateway);
  const [fields] = useState(() => sandboxFields(window.location.origin));
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(sandboxGatewayRequested());
  }, [dispatch]);

  if (gatewayUrl === null) return null;
  return (
    <details className={styles.panel}>
      <summary>
        <h2>Sandbox Payment</h2>
      </summary>
      <p id="sandbox-note" className={styles.note}>
        A demo with made-up data. It doesn't use your cart, and no money moves.
      </p>
      <p className={styles.total}>
        Order total{' '}
        <strong>
          <TakaSign /> 1999
        </strong>
      </p>
      <form method="post" action={gatewayUrl}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" aria-describedby="sandbox-note">
          Bkash/Nogad/Rocket
        </Button>
      </form>
    </details>
  );
}
