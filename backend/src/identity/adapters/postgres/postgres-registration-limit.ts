import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../platform/postgres/database';
import { RegistrationLimit } from '../../application/ports';
import { TooManyAttempts } from '../../domain/identity.errors';
import { attemptsTable, onlyRefusal, secondsLeft } from './attempts-table';

const hour = 60 * 60;

export class PostgresRegistrationLimit extends RegistrationLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor({ dataSource }: Database, perAddressAndHour: number) {
    super();
    this.limiter = new RateLimiterPostgres({
      ...attemptsTable(dataSource),
      keyPrefix: 'registrations',
      points: perAddressAndHour,
      duration: hour,
    });
  }

  async assertAllowed(address: string): Promise<void> {
    const count: RateLimiterRes | null = await this.limiter.get(address);
    if (count && count.remainingPoints <= 0) throw new TooManyAttempts(secondsLeft(count));
  }

  async record(address: string): Promise<void> {
    await this.limiter.consume(address).catch(onlyRefusal);
  }
}
