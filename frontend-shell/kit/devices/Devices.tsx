// Imported by their package names: only such imports are shared with the remotes.
import { useDispatch, useSelector } from 'react-redux';
import { useEffect, useRef } from 'react';
import { writtenTime } from '../day';
import { Button } from '@haberdash/kit/ui/Button';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import type { Device } from './devices.api';
import { devicesRequested, endRequested, selectDevices, selectEnding } from './devices.slice';
import styles from './devices.module.css';

/** Where the user is signed in, with a button to sign out there. */
export function Devices() {
  const { value: devices, request } = useSelector(selectDevices);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(devicesRequested()), [dispatch]);

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your devices" onRetry={() => dispatch(devicesRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!devices) return <Spinner label="Loading your devices" />;
  return <LoadedDevices devices={devices} />;
}

function LoadedDevices({ devices }: { devices: Device[] }) {
  const ending = useSelector(selectEnding);
  const dispatch = useDispatch();
  const list = useFocusAfterEnd(devices.length);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);

  return (
    <div className={styles.devices}>
      <p className={styles.hint}>
        {hasOthers
          ? "If you don't recognise a device, sign it out."
          : "You're signed in on this device only."}
      </p>
      <ul ref={list} className={styles.list} aria-label="Devices" tabIndex={-1}>
        {devices.map((device) => (
          <DeviceCard key={device._id} device={device} isEnding={ending === device._id} />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button
            variant="secondary"
            busy={ending === 'others'}
            onClick={() => dispatch(endRequested('others'))}
          >
            Sign out every other device
          </Button>
        </div>
      )}
    </div>
  );
}

/** A button that is gone leaves the focus to the list. */
function useFocusAfterEnd(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const hasFewer = count < before.current;
    before.current = count;
    if (hasFewer && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}

function DeviceCard({ device, isEnding }: { device: Device; isEnding: boolean }) {
  const dispatch = useDispatch();
  const { _id, device: name, openedAt, lastUsedAt, isCurrent } = device;
  return (
    <li className={styles.card}>
      <div className={styles.lines}>
        <strong>{name}</strong>
        <span>
          Signed in <time dateTime={openedAt}>{writtenTime(openedAt)}</time>
        </span>
        {!isCurrent && (
          <span>
            Last used <time dateTime={lastUsedAt}>{writtenTime(lastUsedAt)}</time>
          </span>
        )}
      </div>
      {isCurrent ? (
        <span className={styles.current}>This device</span>
      ) : (
        <Button
          variant="secondary"
          aria-label={`Sign out ${name}, last used ${writtenTime(lastUsedAt)}`}
          busy={isEnding}
          onClick={() => dispatch(endRequested(_id))}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
