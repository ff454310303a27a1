import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useDispatch, useSelector } from 'react-redux';
import { shopTime } from '../time/shop-time';
import { useQuestion } from '../ui/dialogs/use-question';
import { LoadedList } from '../ui/LoadedList';
import { Panel } from '../ui/Panel';
import { invitationEditor } from './staff-editors';
import type { Invitation } from './staff.api';
import styles from './staff.module.css';
import {
  invitationRevoked,
  invitationSentAgain,
  invitationsRequested,
  selectInvitations,
  selectSendingIds,
} from './staff.slice';

export function InvitationsPanel() {
  const invitations = useSelector(selectInvitations);
  const dispatch = useDispatch();
  return (
    <Panel title="Open invitations">
      <LoadedList
        name="invitations"
        list={invitations}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        emptyHint="Nobody is invited at the moment."
        onRetry={() => dispatch(invitationsRequested())}
      >
        {(loaded) => (
          <ul className={styles.entries}>
            {loaded.map((invitation) => (
              <Entry key={invitation._id} invitation={invitation} />
            ))}
          </ul>
        )}
      </LoadedList>
      <Button
        type="primary"
        className={styles.add}
        onClick={() => dispatch(invitationEditor.opened({ saved: null }))}
      >
        Invite somebody
      </Button>
    </Panel>
  );
}

function Entry({ invitation }: { invitation: Invitation }) {
  const { userName, email, roleName, invitedBy, mayChange } = invitation;
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <span className={styles.name}>
          {userName} <StateTag state={invitation.state} />
        </span>
        <span className={styles.detail}>{email}</span>
        <span className={styles.detail}>
          {roleName ?? 'Deleted role'} · invited by {invitedBy} · {endOf(invitation)}
        </span>
      </div>
      {mayChange && <Actions invitation={invitation} />}
    </li>
  );
}

const endOf = ({ state, expiresAt }: Invitation): string =>
  state === 'expired' ? `expired ${shopTime(expiresAt)}` : `until ${shopTime(expiresAt)}`;

function StateTag({ state }: Pick<Invitation, 'state'>) {
  if (state === 'open') return null;
  return <Tag color="warning">{state === 'expired' ? 'Expired' : 'Void'}</Tag>;
}

function Actions({ invitation: { _id, userName, roleName, state } }: { invitation: Invitation }) {
  const isSending = useSelector(selectSendingIds).includes(_id);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const askToRevoke = () =>
    ask(
      {
        title: `Revoke the invitation of ${userName}?`,
        content: 'The link in the e-mail ends at once, and says so.',
        okText: 'Revoke',
        isDanger: true,
      },
      () => dispatch(invitationRevoked(_id)),
    );
  return (
    <span className={styles.actions}>
      {state === 'void' && <VoidReason hasRole={roleName !== null} />}
      {roleName !== null && (
        <Button
          type="text"
          aria-label={`Send the invitation of ${userName} again`}
          disabled={isSending}
          aria-busy={isSending || undefined}
          onClick={() => dispatch(invitationSentAgain(_id))}
        >
          Send again
        </Button>
      )}
      <Button danger type="text" aria-label={`Revoke the invitation of ${userName}`} onClick={askToRevoke}>
        Revoke
      </Button>
      {question}
    </span>
  );
}

/** Sent again, an invitation is from whoever sends it. */
function VoidReason({ hasRole }: { hasRole: boolean }) {
  return (
    <span className={styles.detail}>
      {hasRole ? 'Who invited may not grant this role any more.' : 'Invite into another role.'}
    </span>
  );
}
