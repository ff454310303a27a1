import { useServices } from '@haberdash/kit/services';
import { selectUser } from '@haberdash/kit/session';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import styles from './account.module.css';
import { formsClosed } from './second-factor.slice';

const takeFocus = (element: HTMLElement | null) => element?.focus();

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const lacksSecondFactor = useSelector(selectUser)?.lacksSecondFactor;
  const { navigator } = useServices();
  const dispatch = useDispatch();
  // The shell learns with the next page that nothing is missing any more.
  const close = () => (lacksSecondFactor ? navigator.leave('/admin/dashboard') : dispatch(formsClosed()));

  return (
    <div className={styles.stack}>
      <p role="status" tabIndex={-1} ref={takeFocus}>
        <strong className={styles.on}>Your second factor is on.</strong> Store these recovery codes where you
        find them without your phone. Each lets you in once in the place of a code. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="primary" onClick={close}>
          I have stored them
        </Button>
      </div>
    </div>
  );
}
