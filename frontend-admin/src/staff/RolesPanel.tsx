import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { EntryActions } from '../ui/EntryActions';
import { LoadedList } from '../ui/LoadedList';
import { Panel } from '../ui/Panel';
import { roleEditor } from './staff-editors';
import type { StaffRole } from './staff.api';
import styles from './staff.module.css';
import { roleDeleteRequested, rolesRequested, selectRoles } from './staff.slice';

export function RolesPanel() {
  const { value, request } = useSelector(selectRoles);
  const dispatch = useDispatch();
  return (
    <Panel title="Roles">
      <LoadedList
        name="roles"
        list={{ value: value ? value.roles : null, request }}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
        emptyHint="Add the first one."
        onRetry={() => dispatch(rolesRequested())}
      >
        {(roles) => (
          <ul className={styles.entries}>
            {roles.map((role) => (
              <Role key={role._id} role={role} />
            ))}
          </ul>
        )}
      </LoadedList>
      <Button
        type="primary"
        className={styles.add}
        onClick={() =>
          dispatch(roleEditor.opened({ saved: null, initial: { permissions: [], refundLimit: null } }))
        }
      >
        Add role
      </Button>
    </Panel>
  );
}

function Role({ role }: { role: StaffRole }) {
  const { _id, name, isOwner, mayGrant, members } = role;
  const dispatch = useDispatch();
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <Allowed role={role} />
        <span className={styles.detail}>{members === 1 ? '1 person' : `${members} people`}</span>
      </div>
      {!isOwner && mayGrant && (
        <EntryActions
          name={name}
          obstacle={members > 0 && 'Give its people another role first'}
          onEdit={() => dispatch(roleEditor.opened({ saved: role }))}
          onDelete={() => dispatch(roleDeleteRequested(_id))}
        />
      )}
    </li>
  );
}

function Allowed({ role: { isOwner, permissions, refundLimit } }: { role: StaffRole }) {
  const { value } = useSelector(selectRoles);
  if (isOwner) return <span className={styles.detail}>May do everything</span>;
  const words = permissions.map((name) => value?.permissions.find((one) => one.name === name)?.words ?? name);
  const limit = refundLimit !== null && permissions.includes('refunds.give');
  return (
    <span className={styles.detail}>
      {words.length > 0 ? `May ${words.join(', ')}` : 'May do nothing'}
      {limit && `; at most ${money(refundLimit)} at once`}
    </span>
  );
}
