import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type StaffMember = Schema<'StaffMemberView'>;
export type StaffRole = Schema<'StaffRoleView'>;
export type StaffRoles = Schema<'StaffRolesAnswer'>['data'];
export type RoleFields = Schema<'StaffRoleBody'>;

export type Invitation = Schema<'StaffInvitationView'>;
export type NewInvitation = Schema<'InviteStaffBody'>;

export function fetchInvitations() {
  return callApi((api, signal) => api.GET('/api/admin/staff/invitations', { signal }));
}

export function postInvitation(body: NewInvitation) {
  return callApi((api) => api.POST('/api/admin/staff/invitations', { body }));
}

export function postInvitationAgain(id: string) {
  return callApi((api) => api.POST('/api/admin/staff/invitations/{id}/send', { params: { path: { id } } }));
}

export function deleteInvitation(id: string) {
  return callApi((api) => api.DELETE('/api/admin/staff/invitations/{id}', { params: { path: { id } } }));
}

export function fetchMembers() {
  return callApi((api, signal) => api.GET('/api/admin/staff', { signal }));
}

export function fetchRoles() {
  return callApi((api, signal) => api.GET('/api/admin/staff/roles', { signal }));
}

export function postRole(body: RoleFields) {
  return callApi((api) => api.POST('/api/admin/staff/roles', { body }));
}

export function putRole(id: string, body: RoleFields) {
  return callApi((api) => api.PUT('/api/admin/staff/roles/{id}', { params: { path: { id } }, body }));
}

export function deleteRole(id: string) {
  return callApi((api) => api.DELETE('/api/admin/staff/roles/{id}', { params: { path: { id } } }));
}

export function putRoleOf(id: string, roleId: string) {
  return callApi((api) =>
    api.PUT('/api/admin/staff/{id}/role', { params: { path: { id } }, body: { roleId } }),
  );
}

export function deleteSessionsOf(id: string) {
  return callApi((api) => api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }));
}

export function deleteSecondFactorOf(id: string) {
  return callApi((api) => api.DELETE('/api/admin/staff/{id}/second-factor', { params: { path: { id } } }));
}

export function deleteMember(id: string) {
  return callApi((api) => api.DELETE('/api/admin/staff/{id}', { params: { path: { id } } }));
}
