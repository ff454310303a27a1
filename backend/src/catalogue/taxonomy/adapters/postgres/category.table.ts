import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'categories' })
export class CategoryRow {
  @PrimaryColumn('text') slug!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) parent!: string | null;
  @Column('text', { nullable: true }) picture!: string | null;
  /** The slugs from the top down to this one. */
  @Column('text', { array: true }) path!: string[];
  /** From 0, in display order of the whole tree. */
  @Column('integer') position!: number;
}
