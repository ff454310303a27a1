import Alert from 'antd/es/alert';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { claimsAgainst } from './delivery-claims';
import { deliveryRequested, selectDelivery } from '../delivery.slice';

const isAboutDelivery = (text: string): boolean => /deliver|shipping|ships?\b|postage|arrives?\b/i.test(text);

/** Warns of what a text promises of the delivery and the table does not have. It can be saved nevertheless. */
export function DeliveryClaims({ text }: { text: string }) {
  const { value } = useSelector(selectDelivery);
  const dispatch = useDispatch();
  const isNeeded = isAboutDelivery(text) && value === null;
  useEffect(() => {
    if (isNeeded) dispatch(deliveryRequested());
  }, [dispatch, isNeeded]);

  const claims = value && isAboutDelivery(text) ? claimsAgainst(text, value) : [];
  return (
    <div role="status">
      {claims.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="The delivery table says something else"
          description={
            <>
              <ul>
                {claims.map(({ phrase, problem }) => (
                  <li key={phrase}>
                    “{phrase}”: {problem}.
                  </li>
                ))}
              </ul>
              <Link to="/admin/delivery">Open the delivery table</Link>
            </>
          }
        />
      )}
    </div>
  );
}
