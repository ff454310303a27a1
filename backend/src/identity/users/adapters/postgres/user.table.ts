import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SecondFactorState } from '../../../second-factor/domain/second-factor';
import type { Role } from '../../../../shared/role';

@Entity({ schema: 'identity', name: 'users' })
export class UserRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'user_name' }) userName!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash!: string | null;
  @Column('timestamptz', { name: 'email_proved_at', nullable: true }) emailProvedAt!: Date | null;
  @Column('text') kind!: 'account' | 'guest';
  @Column('text') role!: Role;
  @Column('uuid', { name: 'staff_role_id', nullable: true }) staffRoleId!: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_seen_at' }) lastSeenAt!: Date;
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  @Column('text', { name: 'blocked_reason', nullable: true }) blockedReason!: string | null;
  @Column('jsonb', { name: 'second_factor', nullable: true }) secondFactor!: SecondFactorState | null;
}
