import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { IdentitySettings } from '../identity.settings';
import { OrdersOfGuests } from '../orders-of-guests';
import { UsersModule } from '../users/users.module';
import { SqlGuestRepository } from './adapters/postgres/sql-guest.repository';
import { ForgetGuests, forgetGuests } from './application/forget-guests';
import { GuestRepository } from './application/ports';

/** Guests who have not ordered for long are forgotten. */
@Module({
  imports: [UsersModule],
  providers: [
    bind(GuestRepository, SqlGuestRepository, Database),
    {
      provide: ForgetGuests,
      inject: [GuestRepository, OrdersOfGuests, IdentitySettings, Jobs, UnitOfWork, Clock],
      useFactory: (
        guests: GuestRepository,
        orders: OrdersOfGuests,
        { GUESTS_KEPT_DAYS }: IdentitySettings,
        jobs: Jobs,
        unitOfWork: UnitOfWork,
        clock: Clock,
      ) => new ForgetGuests(guests, orders, GUESTS_KEPT_DAYS, jobs, unitOfWork, clock),
    },
    onJob(forgetGuests, ForgetGuests),
  ],
})
export class GuestsModule implements OnApplicationBootstrap {
  constructor(private readonly forgetGuests: ForgetGuests) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetGuests.begin();
  }
}
