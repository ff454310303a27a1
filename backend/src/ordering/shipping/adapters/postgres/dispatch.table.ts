import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DispatchedParcel, DispatchPhase } from '../../domain/dispatch';

@Entity({ schema: 'ordering', name: 'dispatches' })
export class DispatchRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') phase!: DispatchPhase;
  @Column('jsonb') parcels!: readonly DispatchedParcel[];
}
