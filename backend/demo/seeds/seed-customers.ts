import type { INestApplication } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { PasswordHasher } from '../../src/identity/passwords/application/ports';
import { UserRepository } from '../../src/identity/users/application/ports';
import { User } from '../../src/identity/users/domain/user';

/** They share one hash of an unknown password, because hashing is slow. @returns their ids by name */
export async function seedCustomers(
  app: INestApplication,
  names: readonly string[],
  joinedAt: Date,
): Promise<Map<string, string>> {
  const users = app.get(UserRepository, { strict: false });
  const passwordHash = await app
    .get(PasswordHasher, { strict: false })
    .hash(randomBytes(32).toString('base64url'));
  const ids = new Map<string, string>();
  for (const userName of names) {
    const user = User.create({ userName, email: emailOf(userName), passwordHash, role: 'user' }, joinedAt);
    await users.add(user);
    ids.set(userName, user.state.id);
  }
  return ids;
}

export const emailOf = (customer: string): string =>
  `${customer.toLowerCase().replace(' ', '.')}@customers.haberdash.test`;
