import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PageKind } from '../../domain/page';

@Entity({ schema: 'content', name: 'pages' })
export class PageRow {
  @PrimaryColumn('text') slug!: string;
  @Column('text') kind!: PageKind;
  @Column('text', { nullable: true }) brand!: string | null;
  @Column('text', { nullable: true }) category!: string | null;
  /** The version of the newest text. */
  @Column('integer') version!: number;
}
