import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'addresses' })
export class AddressRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  @Column('text', { nullable: true }) recipient!: string | null;
  @Column('text', { nullable: true }) country!: string | null;
  @Column('text') address!: string;
  @Column('text') city!: string;
  @Column('text') region!: string;
  @Column('text') pincode!: string;
  @Column('text') phone!: string;
  @Column('text') notes!: string;
}
