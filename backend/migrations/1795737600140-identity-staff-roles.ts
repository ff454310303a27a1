import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- What somebody of the staff may do. An owner may do everything; the others have the permissions that are listed.
  CREATE TABLE identity.staff_roles (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    is_owner boolean NOT NULL DEFAULT false,
    permissions text[] NOT NULL,
    refund_limit_cents integer CHECK (refund_limit_cents >= 0)
  );
  CREATE UNIQUE INDEX staff_roles_names_are_taken ON identity.staff_roles (lower(name));
  CREATE UNIQUE INDEX staff_roles_one_is_the_owners ON identity.staff_roles (is_owner) WHERE is_owner;
  ALTER TABLE identity.users
    ADD COLUMN staff_role_id uuid,
    ADD CONSTRAINT users_staff_role_id_fkey FOREIGN KEY (staff_role_id) REFERENCES identity.staff_roles (id) NOT VALID,
    ADD CONSTRAINT users_with_a_staff_role_are_admins CHECK (staff_role_id IS NULL OR role = 'admin') NOT VALID;`;

const roles = `
  INSERT INTO identity.staff_roles (id, name, is_owner, permissions, refund_limit_cents) VALUES
    ('0199c6a0-0000-7000-8000-0000000000a1', 'Owner', true, '{}', NULL),
    ('0199c6a0-0000-7000-8000-0000000000a2', 'Manager', false,
     '{orders.read,orders.change,orders.ship,refunds.give,returns.judge,catalogue.read,catalogue.change,stock.read,stock.change,customers.read,customers.change,reviews.moderate,content.change,reports.read,finance.read,audit.read,settings.change}',
     NULL),
    ('0199c6a0-0000-7000-8000-0000000000a3', 'Packer', false,
     '{orders.read,orders.ship,catalogue.read,stock.read}', NULL),
    ('0199c6a0-0000-7000-8000-0000000000a4', 'Support', false,
     '{orders.read,orders.change,refunds.give,returns.judge,catalogue.read,customers.read,customers.change,reviews.moderate}',
     5000),
    ('0199c6a0-0000-7000-8000-0000000000a5', 'Bookkeeper', false,
     '{orders.read,reports.read,finance.read}', NULL)`;

const marks: Marks = {
  'identity.staff_roles': { notPersonal: ['id', 'name', 'is_owner', 'permissions', 'refund_limit_cents'] },
  'identity.users': { personal: { staff_role_id: 'what the user may do for the shop' } },
};

/**
 * Staff have roles. An admin whom a server of the release before adds during the update has none and may do nothing until an owner gives
 * one.
 */
export class IdentityStaffRoles1795737600140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(roles);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
