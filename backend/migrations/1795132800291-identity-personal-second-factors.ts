import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityPersonalSecondFactors1795132800291 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON COLUMN identity.users.second_factor
      IS 'personal: secret of the second factor; to be erased, never to be exported'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
