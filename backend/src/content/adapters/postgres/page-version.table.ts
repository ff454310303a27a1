import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The database refuses changes of it, and gives it its time. */
@Entity({ schema: 'content', name: 'page_versions' })
export class PageVersionRow {
  @PrimaryColumn('text') slug!: string;
  @PrimaryColumn('integer') version!: number;
  @Column('text') title!: string;
  @Column('text') body!: string;
  @Column('text', { name: 'saved_by' }) savedBy!: string;
  @Column('text', { name: 'saved_by_name', nullable: true }) savedByName!: string | null;
}
