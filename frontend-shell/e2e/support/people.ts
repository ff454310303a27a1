import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { SessionUser } from '@haberdash/kit/session';
import { randomUUID } from 'node:crypto';

export interface Person {
  userName: string;
  email: string;
  password: string;
}

export type SignedIn = Person & SessionUser;

/* The accounts of the demo data. */
export const demoAdmin: Person = {
  userName: 'Admin',
  email: 'admin@haberdash.test',
  password: 'admin-demo-password',
};
export const demoShopper: Person = {
  userName: 'Sam Shopper',
  email: 'shopper@haberdash.test',
  password: 'shopper-demo-password',
};

/** Somebody whom no other test knows. */
export function somebodyNew(): Person {
  const id = randomUUID().slice(0, 8);
  return { userName: `Robin ${id}`, email: `robin-${id}@example.test`, password: 'thimble-and-thread' };
}

/* Past the forms, for tests that are about something else. */

export function enterAsAdmin({ request }: BrowserContext): Promise<SignedIn> {
  return signIn(request, demoAdmin);
}

export async function enterAsShopper({ request }: BrowserContext): Promise<SignedIn> {
  const person = somebodyNew();
  const response = await request.post('/api/auth/register', { data: person });
  expect(await response.json()).toMatchObject({ success: true });
  return signIn(request, person);
}

/** The session is a cookie of the one that makes the request: a browser context, or none. */
export async function signIn(request: APIRequestContext, person: Person): Promise<SignedIn> {
  const { email, password } = person;
  const response = await request.post('/api/auth/login', { data: { email, password } });
  const answer = (await response.json()) as { success: boolean; user: SessionUser };
  expect(answer).toMatchObject({ success: true });
  return { ...person, ...answer.user };
}
