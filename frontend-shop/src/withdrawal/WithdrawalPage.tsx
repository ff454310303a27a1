import { selectUser } from '@haberdash/kit/session';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { StatementForm } from './StatementForm';
import { StatementReview } from './StatementReview';
import { useWithdrawalWords } from './withdrawal-words';
import { selectReceipt, selectStatementId, withdrawalOpened } from './withdrawal.slice';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import styles from './withdrawal.module.css';

/** Everybody may withdraw from a contract here, in every shop, without signing in. */
export default function WithdrawalPage() {
  const { label } = useWithdrawalWords();
  useBeginning();
  return (
    <div className={styles.page}>
      <PageHeading title={label}>{label}</PageHeading>
      <Step />
    </div>
  );
}

function Step() {
  const receipt = useSelector(selectReceipt);
  const isWritten = useSelector(selectStatementId) !== null;
  if (receipt) return <WithdrawalReceipt receipt={receipt} />;
  return isWritten ? <StatementReview /> : <StatementForm />;
}

/** The form begins with what is known: the order that led here, and who is signed in. */
function useBeginning(): void {
  const [search] = useSearchParams();
  const orderNumber = search.get('order') ?? '';
  const user = useSelector(selectUser);
  const userId = user?.id;
  const dispatch = useDispatch();
  const begin = useEffectEvent(() => {
    const person = user ? { name: user.userName, email: user.email } : {};
    dispatch(withdrawalOpened({ ...person, orderNumber }));
  });
  useEffect(() => begin(), [orderNumber, userId]);
}
