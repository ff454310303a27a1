import { newId } from '../../../shared/ids';
import type { Attempt } from './backoff';

/** A browser that users have signed in with before; its cookie says so. */
export interface KnownDevice {
  id: string;
  userIds: string[];
}

/** This is enough for a household. */
const maxUsers = 5;

export const isDeviceOf = (device: KnownDevice | undefined, userId: string | undefined): boolean =>
  userId !== undefined && device !== undefined && device.userIds.includes(userId);

/** Guesses on a device of the user are counted apart, so that those of strangers don't lock it (OWASP's device cookies). */
export const attemptOn = ({ id }: KnownDevice, userId: string): Attempt => ({
  account: `device:${id}:${userId}`,
  address: `device:${id}`,
});

/** Returns the device with the user who has just signed in with it. */
export const deviceWith = (device: KnownDevice | undefined, userId: string): KnownDevice => ({
  id: device?.id ?? newId(),
  userIds: [userId, ...(device?.userIds ?? []).filter((other) => other !== userId)].slice(0, maxUsers),
});
