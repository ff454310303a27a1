import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useWithdrawalWords, withdrawalPath } from '../../withdrawal/withdrawal-words';
import type { ReturnRules } from './return-rules.api';
import { rulesRequested } from './return-rules.slice';
import styles from './return-rules.module.css';
import { costSentences } from './return-text';
import { useReturnRules } from './use-return-rules';

const ofNoProduct: string[] = [];

/** The rules of returns, on a page about them. */
export default function ReturnTerms() {
  const { rules, request } = useReturnRules(ofNoProduct);
  const dispatch = useDispatch();
  if (!rules && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the rules of returns" onRetry={() => dispatch(rulesRequested([]))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return rules ? <Terms rules={rules} /> : <Spinner />;
}

function Terms({ rules }: { rules: ReturnRules }) {
  const { label } = useWithdrawalWords();
  const { windowDays, arrivalDays, holdDays } = rules;
  return (
    <dl className={styles.terms}>
      <Term name="How long">
        {windowDays} days from the day on which the last parcel of your order was delivered. Once you have
        told us what you send back, it should reach us within {arrivalDays} days.
      </Term>
      <Term name="What it costs">{costSentences(rules)} Whatever is faulty goes back free of charge.</Term>
      <Term name="Another size or colour">
        You can have another size or colour of the same product in place of your money. We put it aside as
        soon as you tell us, for {holdDays} days, and send it when your parcel is here and checked.
      </Term>
      <Term name="What can't go back">
        What is made to order, and what has to stay sealed once you have opened it: the product&apos;s page
        and your cart say so. Faulty pieces can always go back.
      </Term>
      <Term name="Your legal right">
        You can also withdraw from the contract within 14 days of the last delivery, without giving a reason:{' '}
        <Link to={withdrawalPath()}>{label}</Link>
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
