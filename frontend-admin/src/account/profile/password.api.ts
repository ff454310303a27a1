import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Passwords = Schema<'ChangePasswordBody'>;

export function postPasswords(body: Passwords) {
  return callApi((api) => api.POST('/api/auth/change-password', { body }));
}
