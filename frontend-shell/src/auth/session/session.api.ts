import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Credentials = Schema<'LogInBody'>;
export type NewAccount = Schema<'RegisterBody'>;
export type NewPassword = Schema<'ResetPasswordBody'>;

export function fetchSession() {
  return callApi((api, signal) =>
    api.GET('/api/auth/check-auth', { headers: { 'Cache-Control': 'no-cache' }, signal }),
  );
}

export function postLogin(body: Credentials) {
  return callApi((api) => api.POST('/api/auth/login', { body }));
}

export function postRegistration(body: NewAccount) {
  return callApi((api) => api.POST('/api/auth/register', { body }));
}

export function postForgottenPassword(body: Schema<'ForgotPasswordBody'>) {
  return callApi((api) => api.POST('/api/auth/forgot-password', { body }));
}

export function postResetLink(body: Schema<'ResetLinkBody'>) {
  return callApi((api) => api.POST('/api/auth/reset-password/check', { body }));
}

export function postNewPassword(body: NewPassword) {
  return callApi((api) => api.POST('/api/auth/reset-password', { body }));
}

export function postLogout() {
  return callApi((api) => api.POST('/api/auth/logout'));
}
