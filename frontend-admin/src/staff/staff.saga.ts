import type { Answer, Schema } from '@haberdash/kit/api/client';
import { all, put, services, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import {
  deleteInvitation,
  deleteMember,
  deleteRole,
  deleteSecondFactorOf,
  deleteSessionsOf,
  fetchInvitations,
  fetchMembers,
  fetchRoles,
  postInvitationAgain,
  putRoleOf,
} from './staff.api';
import {
  invitationRevoked,
  invitationSentAgain,
  invitationsFailed,
  invitationsLoaded,
  invitationsRequested,
  memberRemoved,
  memberSignedOut,
  membersFailed,
  membersLoaded,
  membersRequested,
  roleChosen,
  roleDeleteRequested,
  rolesFailed,
  rolesLoaded,
  rolesRequested,
  secondFactorReset,
  sendingEnded,
} from './staff.slice';

export function* staffSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(membersRequested, loadMembers),
    takeLatest(rolesRequested, loadRoles),
    takeLatest(invitationsRequested, loadInvitations),
    takeEvery(invitationSentAgain, sendAgain),
    takeEvery(invitationRevoked, revoke),
    takeEvery(roleChosen, giveRole),
    takeEvery(memberRemoved, removeMember),
    takeEvery(memberSignedOut, signOut),
    takeEvery(secondFactorReset, resetSecondFactor),
    takeEvery(roleDeleteRequested, removeRole),
  ]);
}

function* loadMembers() {
  yield* load(fetchMembers(), membersLoaded, membersFailed);
}

function* loadRoles() {
  yield* load(fetchRoles(), rolesLoaded, rolesFailed);
}

function* loadInvitations() {
  yield* load(fetchInvitations(), invitationsLoaded, invitationsFailed);
}

function* sendAgain({ payload: id }: ReturnType<typeof invitationSentAgain>) {
  const result = yield* postInvitationAgain(id);
  yield* put(sendingEnded(id));
  yield* finishChange(result);
}

function* revoke({ payload: id }: ReturnType<typeof invitationRevoked>) {
  yield* finishChange(yield* deleteInvitation(id));
}

function* giveRole({ payload: { memberId, roleId } }: ReturnType<typeof roleChosen>) {
  yield* finishChange(yield* putRoleOf(memberId, roleId));
}

function* removeMember({ payload: id }: ReturnType<typeof memberRemoved>) {
  yield* finishChange(yield* deleteMember(id));
}

function* signOut({ payload: id }: ReturnType<typeof memberSignedOut>) {
  yield* finishChange(yield* deleteSessionsOf(id));
}

function* resetSecondFactor({ payload: id }: ReturnType<typeof secondFactorReset>) {
  yield* finishChange(yield* deleteSecondFactorOf(id));
}

function* removeRole({ payload: id }: ReturnType<typeof roleDeleteRequested>) {
  yield* finishChange(yield* deleteRole(id));
}

/** Says how it ended, and shows what the server has. */
function* finishChange(result: Answer<Schema<'Done'>>) {
  const { notifier } = yield* services();
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* reloadStaff();
}

export function* reloadStaff(): SagaGenerator<void> {
  yield* put(membersRequested());
  yield* put(rolesRequested());
  yield* put(invitationsRequested());
}
