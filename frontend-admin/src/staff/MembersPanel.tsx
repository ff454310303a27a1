import { selectUser } from '@haberdash/kit/session';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { shopTime } from '../time/shop-time';
import { useQuestion } from '../ui/dialogs/use-question';
import { LoadedList } from '../ui/LoadedList';
import { Panel } from '../ui/Panel';
import { memberEditor } from './staff-editors';
import type { StaffMember } from './staff.api';
import styles from './staff.module.css';
import { useRoleOptions } from './use-role-options';
import { memberRemoved, membersRequested, roleChosen, selectMembers } from './staff.slice';

export function MembersPanel() {
  const members = useSelector(selectMembers);
  const dispatch = useDispatch();
  return (
    <Panel title="People">
      <LoadedList
        name="people"
        list={members}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
        emptyHint="Nobody works here."
        onRetry={() => dispatch(membersRequested())}
      >
        {(loaded) => (
          <ul className={styles.entries}>
            {loaded.map((member) => (
              <Member key={member._id} member={member} />
            ))}
          </ul>
        )}
      </LoadedList>
      <Button
        type="primary"
        className={styles.add}
        onClick={() => dispatch(memberEditor.opened({ saved: null }))}
      >
        Add somebody
      </Button>
    </Panel>
  );
}

function Member({ member }: { member: StaffMember }) {
  const { userName, email, role, lastSeenAt, hasSecondFactor, mayChange } = member;
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <span className={styles.name}>{userName}</span>
        <span className={styles.detail}>{email}</span>
        <span className={styles.detail}>
          Last seen {shopTime(lastSeenAt)} · {hasSecondFactor ? 'Second factor on' : 'No second factor'}
        </span>
      </div>
      {mayChange ? <Changes member={member} /> : <span>{role?.name ?? 'No role'}</span>}
    </li>
  );
}

function Changes({ member: { _id, userName, role } }: { member: StaffMember }) {
  const isSelf = useSelector(selectUser)?.id === _id;
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const options = useRoleOptions();
  const askToRemove = () =>
    ask(
      {
        title: `Remove ${userName} from the staff?`,
        content: 'All sessions end, and the account can only be used for shopping.',
        okText: 'Remove',
        isDanger: true,
      },
      () => dispatch(memberRemoved(_id)),
    );

  return (
    <span className={styles.actions}>
      <Select
        aria-label={`Role of ${userName}`}
        className={styles.role}
        placeholder="No role"
        value={role?._id}
        options={options}
        onChange={(roleId: string) => dispatch(roleChosen({ memberId: _id, roleId }))}
      />
      {!isSelf && (
        <Button danger type="text" aria-label={`Remove ${userName}`} onClick={askToRemove}>
          Remove
        </Button>
      )}
      {question}
    </span>
  );
}
