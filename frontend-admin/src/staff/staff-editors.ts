import { createEditor } from '../editor/create-editor';
import {
  type NewInvitation,
  postInvitation,
  postRole,
  putRole,
  type RoleFields,
  type StaffRole,
} from './staff.api';
import { reloadStaff } from './staff.saga';

/** An invitation is never edited: it is revoked, and another one is sent. */
export const invitationEditor = createEditor<NewInvitation, NewInvitation>({
  name: 'staffInvitationEditor',
  fieldsOf: (fields) => fields,
  save: postInvitation,
  onSaved: reloadStaff,
});

export const roleEditor = createEditor<StaffRole, RoleFields>({
  name: 'staffRoleEditor',
  fieldsOf: ({ name, permissions, refundLimit }) => ({
    name,
    // A later server may know more of them; they come back as they are.
    permissions: permissions as RoleFields['permissions'],
    refundLimit,
  }),
  save: (fields, saved) => {
    const body = { ...fields, refundLimit: fields.refundLimit ?? null };
    return saved ? putRole(saved._id, body) : postRole(body);
  },
  onSaved: reloadStaff,
});
