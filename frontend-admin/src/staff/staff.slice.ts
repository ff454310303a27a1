import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, StaffMember, StaffRoles } from './staff.api';

interface StaffState {
  members: Loadable<StaffMember[]>;
  roles: Loadable<StaffRoles>;
  invitations: Loadable<Invitation[]>;
  /** These invitations are being sent again. */
  sendingIds: string[];
}

const initialState: StaffState = {
  members: notLoaded,
  roles: notLoaded,
  invitations: notLoaded,
  sendingIds: [],
};

const members = loadable<StaffMember[]>().in('members');
const roles = loadable<StaffRoles>().in('roles');
const invitations = loadable<Invitation[]>().in('invitations');

export const staffSlice = createSlice({
  name: 'adminStaff',
  initialState,
  reducers: {
    membersRequested: members.requested,
    membersLoaded: members.loaded,
    membersFailed: members.failed,
    rolesRequested: roles.requested,
    rolesLoaded: roles.loaded,
    rolesFailed: roles.failed,
    invitationsRequested: invitations.requested,
    invitationsLoaded: invitations.loaded,
    invitationsFailed: invitations.failed,
    invitationSentAgain(state, { payload }: PayloadAction<string>) {
      state.sendingIds.push(payload);
    },
    sendingEnded(state, { payload }: PayloadAction<string>) {
      state.sendingIds = state.sendingIds.filter((id) => id !== payload);
    },
    invitationRevoked(_state, _action: PayloadAction<string>) {},
    roleChosen(_state, _action: PayloadAction<{ memberId: string; roleId: string }>) {},
    memberRemoved(_state, _action: PayloadAction<string>) {},
    memberSignedOut(_state, _action: PayloadAction<string>) {},
    secondFactorReset(_state, _action: PayloadAction<string>) {},
    roleDeleteRequested(_state, _action: PayloadAction<string>) {},
  },
  selectors: {
    selectMembers: (state) => state.members,
    selectRoles: (state) => state.roles,
    selectInvitations: (state) => state.invitations,
    selectSendingIds: (state) => state.sendingIds,
  },
});

export const {
  membersRequested,
  membersLoaded,
  membersFailed,
  rolesRequested,
  rolesLoaded,
  rolesFailed,
  invitationsRequested,
  invitationsLoaded,
  invitationsFailed,
  invitationSentAgain,
  sendingEnded,
  invitationRevoked,
  roleChosen,
  memberRemoved,
  memberSignedOut,
  secondFactorReset,
  roleDeleteRequested,
} = staffSlice.actions;
export const { selectMembers, selectRoles, selectInvitations, selectSendingIds } = staffSlice.selectors;
