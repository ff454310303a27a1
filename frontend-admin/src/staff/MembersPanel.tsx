import { selectUser } from '@haberdash/kit/session';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { shopTime } from '../time/shop-time';
import { useQuestion } from '../ui/dialogs/use-question';
import { LoadedList } from '../ui/LoadedList';
import { Panel } from '../ui/Panel';
import type { StaffMember } from './staff.api';
import styles from './staff.module.css';
import { useRoleOptions } from './use-role-options';
import {
  memberRemoved,
  memberSignedOut,
  membersRequested,
  roleChosen,
  secondFactorReset,
  selectMembers,
} from './staff.slice';

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

function Changes({ member }: { member: StaffMember }) {
  const { _id, userName, role } = member;
  const isSelf = useSelector(selectUser)?.id === _id;
  const dispatch = useDispatch();
  const options = useRoleOptions();
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
      {!isSelf && <ColleagueActions member={member} />}
    </span>
  );
}

/** The own sessions and second factor are on the own account's page. */
function ColleagueActions({ member: { _id, userName, hasSecondFactor } }: { member: StaffMember }) {
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const askToSignOut = () =>
    ask(
      {
        title: `Sign ${userName} out on all devices?`,
        content: 'They can sign in again with their password.',
        okText: 'Sign out',
      },
      () => dispatch(memberSignedOut(_id)),
    );
  const askToReset = () =>
    ask(
      {
        title: `Reset the second factor of ${userName}?`,
        content: `Make sure that it is ${userName} who asks. All sessions end, the password alone is then enough to sign in, and an e-mail tells ${userName}.`,
        okText: 'Reset',
        isDanger: true,
      },
      () => dispatch(secondFactorReset(_id)),
    );
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
    <>
      <Button type="text" aria-label={`Sign ${userName} out`} onClick={askToSignOut}>
        Sign out
      </Button>
      {hasSecondFactor && (
        <Button danger type="text" aria-label={`Reset the second factor of ${userName}`} onClick={askToReset}>
          Reset second factor
        </Button>
      )}
      <Button danger type="text" aria-label={`Remove ${userName}`} onClick={askToRemove}>
        Remove
      </Button>
      {question}
    </>
  );
}
