import { expect, type BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface Person {
  userName: string;
  email: string;
  password: string;
}

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

export async function enterAsAdmin(context: BrowserContext): Promise<void> {
  await signIn(context, demoAdmin);
}

export async function enterAsShopper(context: BrowserContext): Promise<Person> {
  const person = somebodyNew();
  const response = await context.request.post('/api/auth/register', { data: person });
  expect(await response.json()).toMatchObject({ success: true });
  await signIn(context, person);
  return person;
}

export async function signIn({ request }: BrowserContext, { email, password }: Person): Promise<void> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  expect(await response.json()).toMatchObject({ success: true });
}
