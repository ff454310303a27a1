import { isAwaited } from '@haberdash/kit/loadable';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import styles from '../stock/stock.module.css';
import type { ProductFit } from './fit.api';
import { fitRequested, selectFit } from './fit.slice';

/** Shows what buyers say in reviews, and by sending it back, about the fit of a product that comes in sizes. */
export function FitPanel({ productId }: { productId: string }) {
  const fit = useSelector(selectFit);
  const dispatch = useDispatch();
  const load = () => dispatch(fitRequested(productId));
  useEffect(() => void dispatch(fitRequested(productId)), [dispatch, productId]);

  return (
    <Panel title="Fit told by buyers">
      {isAwaited(fit) && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {fit.request.status === 'failed' && (
        <RefusalAlert request={fit.request}>
          <Button onClick={load}>Try again</Button>
        </RefusalAlert>
      )}
      {fit.value && <Told fit={fit.value} productId={productId} />}
    </Panel>
  );
}

function Told({ fit, productId }: { fit: ProductFit; productId: string }) {
  if (fit.buyers === 0) return <p>No buyer has told yet how it fits, in a review or with a return.</p>;
  return (
    <>
      <p>
        <Verdict {...fit} /> <Link to={`/admin/reviews?product=${productId}`}>Reviews</Link>
      </p>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.narrow}`}>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col">Small</th>
              <th scope="col">True to size</th>
              <th scope="col">Large</th>
            </tr>
          </thead>
          <tbody>
            {fit.sizes.map((counts) => (
              <Row key={counts.size} {...counts}>
                {counts.size}
                {counts.misfit && <span className={styles.low}> runs {counts.misfit}</span>}
              </Row>
            ))}
            <Row {...fit}>All sizes</Row>
          </tbody>
        </table>
      </div>
    </>
  );
}

type Counts = Omit<ProductFit, 'sizes'>;

function Row({ small, right, large, children }: Counts & { children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{small}</td>
      <td>{right}</td>
      <td>{large}</td>
    </tr>
  );
}

function Verdict({ misfit, buyers, ...counts }: Counts) {
  if (misfit) {
    return (
      <>
        <strong className={styles.low}>Runs {misfit}</strong>: {counts[misfit]} of {buyers} buyers say so.
      </>
    );
  }
  if (buyers < fewestBuyers)
    return `Only ${buyers} ${buyers === 1 ? 'buyer has' : 'buyers have'} told. From ten on, shoppers see it, too.`;
  return `Runs neither small nor large, say ${buyers} buyers together.`;
}

/** The server judges nothing below. */
const fewestBuyers = 10;
