import { createEditor } from '../editor/create-editor';
import { type NewMember, postMember, postRole, putRole, type RoleFields, type StaffRole } from './staff.api';
import { reloadStaff } from './staff.saga';

/** Somebody of the staff is only added: the role is chosen in the list, and the rest is each person's own. */
export const memberEditor = createEditor<NewMember, NewMember>({
  name: 'staffMemberEditor',
  fieldsOf: (fields) => fields,
  save: postMember,
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
