import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs are scheduled by the queue's own `graphile_worker.add_job`. */
export class PlatformJobsByAddJob1795132800100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION public.schedule_job');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
