import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettingName, SettingValues } from '../../domain/setting';

@Entity({ schema: 'content', name: 'settings' })
export class SettingRow {
  @PrimaryColumn('text') name!: SettingName;
  @Column('integer') version!: number;
  @Column('jsonb') value!: SettingValues[SettingName];
}
