import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'staff_invitations' })
export class StaffInvitationRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'user_name' }) userName!: string;
  @Column('text') email!: string;
  @Column('uuid', { name: 'role_id', nullable: true }) roleId!: string | null;
  @Column('uuid', { name: 'inviter_id' }) inviterId!: string;
  @Column('uuid', { name: 'sending_id' }) sendingId!: string;
  @Column('text', { name: 'token_hash', nullable: true }) tokenHash!: string | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt!: Date | null;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}
