import { Module } from '@nestjs/common';
import { CustomersModule } from './customers/customers.module';
import { GuestsModule } from './guests/guests.module';
import { EmailProofsModule } from './own-account/email-proofs.module';
import { OwnAccountModule } from './own-account/own-account.module';
import { PasswordResetsModule } from './password-resets/password-resets.module';
import { PasswordsModule } from './passwords/passwords.module';
import { SignInModule } from './sign-in/sign-in.module';
import { StaffInvitationsModule } from './staff-invitations/staff-invitations.module';
import { StaffModule } from './staff/staff.module';
import { VisitorsModule } from './visitors/visitors.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    SignInModule,
    CustomersModule,
    GuestsModule,
    OwnAccountModule,
    EmailProofsModule,
    PasswordResetsModule,
    PasswordsModule,
    UsersModule,
    StaffModule,
    StaffInvitationsModule,
    VisitorsModule,
  ],
  exports: [
    CustomersModule,
    OwnAccountModule,
    EmailProofsModule,
    PasswordResetsModule,
    PasswordsModule,
    UsersModule,
    StaffInvitationsModule,
    VisitorsModule,
  ],
})
export class IdentityModule {}
