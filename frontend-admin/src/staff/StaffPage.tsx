import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { EditorDialog } from '../editor/EditorDialog';
import { Page } from '../ui/Page';
import { InvitationForm } from './InvitationForm';
import { InvitationsPanel } from './InvitationsPanel';
import { MembersPanel } from './MembersPanel';
import { invitationEditor, roleEditor } from './staff-editors';
import { RoleForm } from './RoleForm';
import { RolesPanel } from './RolesPanel';
import { invitationsRequested, membersRequested, rolesRequested } from './staff.slice';

/** Who works for the shop, who is invited, and what each role allows. */
export default function StaffPage() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(membersRequested());
    dispatch(invitationsRequested());
    dispatch(rolesRequested());
  }, [dispatch]);

  return (
    <Page title="Staff">
      <MembersPanel />
      <InvitationsPanel />
      <RolesPanel />
      <EditorDialog editor={invitationEditor} title={() => 'Invite somebody'}>
        {(leave) => <InvitationForm onCancel={leave} />}
      </EditorDialog>
      <EditorDialog editor={roleEditor} title={(saved) => (saved ? `Edit ${saved.name}` : 'Add role')}>
        {(leave) => <RoleForm onCancel={leave} />}
      </EditorDialog>
    </Page>
  );
}
