import { isAwaited } from '@haberdash/kit/loadable';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import styles from './facts.module.css';
import type { MissingFact } from './missing-facts.api';
import { missingFactsRequested, selectMissingFacts } from './missing-facts.slice';

/** Laws ask for these facts, and the saved product lacks them. */
export function MissingFacts({ productId }: { productId: string }) {
  const missing = useSelector(selectMissingFacts);
  const dispatch = useDispatch();
  const load = () => dispatch(missingFactsRequested(productId));
  useEffect(() => void dispatch(missingFactsRequested(productId)), [dispatch, productId]);

  if (isAwaited(missing)) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!missing.value) {
    return (
      <RefusalAlert request={missing.request}>
        <Button onClick={load}>Try again</Button>
      </RefusalAlert>
    );
  }
  if (missing.value.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="The law asks for more. The product can be sold all the same."
      description={
        <ul className={styles.missing}>
          {missing.value.map(({ fact, laws }) => (
            <li key={fact}>
              <strong>{names[fact]}</strong>: {laws.map(lawText).join('; ')}
            </li>
          ))}
        </ul>
      }
    />
  );
}

const names: Record<MissingFact['fact'], string> = {
  materials: 'Fibres',
  care: 'Care',
  origin: 'Country of origin',
  makerName: 'Name of the maker, at the brand',
  makerAddress: 'Address of the maker, at the brand',
  responsiblePerson: 'Responsible person in the EU, at the brand',
};

const lawText = ({ destination, name }: MissingFact['laws'][number]): string => `${name} (${destination})`;
