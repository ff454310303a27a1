import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type AcceptedInvitation = Schema<'AcceptInvitationBody'>;
export type OpenInvitation = Schema<'OpenInvitationAnswer'>['data'];

export function postInvitationLink(token: string) {
  return callApi((api) => api.POST('/api/auth/invitation/check', { body: { token } }));
}

export function postAcceptedInvitation(body: AcceptedInvitation) {
  return callApi((api) => api.POST('/api/auth/invitation', { body }));
}
