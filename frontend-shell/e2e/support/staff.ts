import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Schema } from '@haberdash/kit/api/client';
import { newAdmin } from './new-admin';
import { demoAdmin, signIn, type SignedIn } from './people';

export type Permission = Schema<'StaffRoleBody'>['permissions'][number];
type Roles = Schema<'StaffRolesAnswer'>['data'];

/** The roles and permissions of the shop. The request becomes the demo admin's, who is an owner. */
export async function staffRoles(owner: APIRequestContext): Promise<Roles> {
  await signIn(owner, demoAdmin);
  const response = await owner.get('/api/admin/staff/roles');
  return ((await response.json()) as { data: Roles }).data;
}

/** Somebody new of the staff, signed in. The request is an owner's. */
export async function enterAsStaff(
  { request }: BrowserContext,
  owner: APIRequestContext,
  roleId: string,
): Promise<SignedIn> {
  const member = await signIn(request, await newAdmin());
  await giveRole(owner, member, roleId);
  return member;
}

export async function giveRole(owner: APIRequestContext, { id }: SignedIn, roleId: string): Promise<void> {
  const given = await owner.put(`/api/admin/staff/${id}/role`, { data: { roleId } });
  expect(given.ok()).toBe(true);
}

/** @returns the id of a new role with these permissions */
export async function addRole(owner: APIRequestContext, permissions: Permission[]): Promise<string> {
  const data = { name: randomUUID(), permissions, refundLimit: null };
  const response = await owner.post('/api/admin/staff/roles', { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { data: { _id: string } }).data._id;
}
