import { select, type SagaGenerator } from '@haberdash/kit/effects';
import { selectUser, type SessionHolder, type SessionUser } from '@haberdash/kit/session';
import type { Permission } from './admin-feature';

/** One of these permissions is enough. */
export type May = (...oneOf: Permission[]) => boolean;

/** A server before the staff had roles names no permissions: its admins may do everything. */
export function mayOf(user: Pick<SessionUser, 'permissions'> | null): May {
  const granted = user?.permissions;
  return (...oneOf) => !granted || oneOf.some((permission) => granted.includes(permission));
}

/** For sagas: a part of a page that the server would refuse is not requested. */
export function* permissions(): SagaGenerator<May> {
  return mayOf(yield* select((state: SessionHolder) => selectUser(state)));
}
