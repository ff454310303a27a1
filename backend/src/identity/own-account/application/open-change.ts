import { newId } from '../../../shared/ids';
import type { User } from '../../users/domain/user';
import { EmailChange } from '../domain/email-change';
import type { EmailChangeRepository } from './ports';

/** The user is locked, so that the later of two requests at once ends the change of the earlier, if both have one purpose. @returns the id of the change */
export async function openChange(
  changes: EmailChangeRepository,
  { state: { id: userId, email: oldEmail } }: User,
  newEmail: string,
  now: Date,
): Promise<string> {
  const change = EmailChange.request({ id: newId(), userId, oldEmail, newEmail }, now);
  await changes.end(userId, change.purpose, now);
  await changes.add(change);
  return change.state.id;
}
