import type { SessionUser } from '@haberdash/kit/session';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';

export const shopper: SessionUser = {
  id: 'user-1',
  userName: 'Sam',
  email: 'sam@example.test',
  role: 'user',
};
export const admin: SessionUser = { id: 'user-2', userName: 'Ada', email: 'ada@example.test', role: 'admin' };

const checkAuth = 'GET /api/auth/check-auth';

export const signedInAs = (user: SessionUser): Answers => ({ [checkAuth]: { success: true, user } });

export const nobodySignedIn: Answers = {
  [checkAuth]: refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
};
