import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../ui/Panel';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './account.module.css';
import { RecoveryCodes } from './RecoveryCodes';
import type { SecondFactor } from './second-factor.api';
import {
  factorRequested,
  pageLeft,
  selectSecondFactor,
  setUpStarted,
  turnOffOpened,
} from './second-factor.slice';
import { SetUp } from './SetUp';
import { TurnOff } from './TurnOff';

export function SecondFactorPanel() {
  const { factor, newSecret, recoveryCodes, isTurningOff } = useSelector(selectSecondFactor);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(factorRequested());
    return () => void dispatch(pageLeft());
  }, [dispatch]);

  return (
    <Panel title="Second factor">
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : newSecret ? (
        <SetUp newSecret={newSecret} />
      ) : isTurningOff ? (
        <TurnOff />
      ) : factor.request.status === 'failed' ? (
        <ErrorState title="We couldn't load your second factor" onRetry={() => dispatch(factorRequested())}>
          <p>{factor.request.message}</p>
        </ErrorState>
      ) : factor.value ? (
        <Present factor={factor.value} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading your second factor</span>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
    </Panel>
  );
}

function Present({ factor }: { factor: SecondFactor }) {
  return factor.isOn ? <On factor={factor} /> : <Off isRequired={factor.isRequired} />;
}

function On({ factor: { recoveryCodesLeft } }: { factor: SecondFactor }) {
  const dispatch = useDispatch();
  return (
    <div className={styles.stack}>
      <p>
        <strong className={styles.on}>On.</strong> Signing in takes your password and a code from your
        authenticator app.
      </p>
      <p className={styles.hint}>
        {recoveryCodesLeft} of 10 recovery codes left. For new ones, turn it off and set it up again.
      </p>
      <div>
        <Button onClick={() => dispatch(turnOffOpened())}>Turn off</Button>
      </div>
    </div>
  );
}

function Off({ isRequired }: { isRequired: boolean }) {
  const { saving } = useSelector(selectSecondFactor);
  const dispatch = useDispatch();
  return (
    <div className={styles.stack}>
      <p>
        {isRequired ? 'This shop requires a second factor. Set it up to continue. ' : ''}
        With a second factor, nobody signs in with your password alone: it also takes a code from an
        authenticator app on your phone.
      </p>
      <RefusalAlert request={saving} />
      <div>
        <SubmitButton
          block={false}
          busy={saving.status === 'loading'}
          onClick={() => dispatch(setUpStarted())}
        >
          Set up
        </SubmitButton>
      </div>
    </div>
  );
}
