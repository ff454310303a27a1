import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { EditorDialog } from '../editor/EditorDialog';
import { Page } from '../ui/Page';
import { MemberForm } from './MemberForm';
import { MembersPanel } from './MembersPanel';
import { memberEditor, roleEditor } from './staff-editors';
import { RoleForm } from './RoleForm';
import { RolesPanel } from './RolesPanel';
import { membersRequested, rolesRequested } from './staff.slice';

/** Who works for the shop, and what each role allows. */
export default function StaffPage() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(membersRequested());
    dispatch(rolesRequested());
  }, [dispatch]);

  return (
    <Page title="Staff">
      <MembersPanel />
      <RolesPanel />
      <EditorDialog editor={memberEditor} title={() => 'Add somebody'}>
        {(leave) => <MemberForm onCancel={leave} />}
      </EditorDialog>
      <EditorDialog editor={roleEditor} title={(saved) => (saved ? `Edit ${saved.name}` : 'Add role')}>
        {(leave) => <RoleForm onCancel={leave} />}
      </EditorDialog>
    </Page>
  );
}
