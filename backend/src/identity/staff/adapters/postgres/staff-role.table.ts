import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../../../shared/access/permission';

@Entity({ schema: 'identity', name: 'staff_roles' })
export class StaffRoleRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean', { name: 'is_owner' }) isOwner!: boolean;
  @Column('text', { array: true }) permissions!: Permission[];
  @Column('integer', { name: 'refund_limit_cents', nullable: true }) refundLimitCents!: number | null;
}
