/** Something that happened, as other contexts may learn of it: its fields are primitives only. */
export interface DomainEvent {
  /** `<context>.<what-happened>` */
  readonly type: string;
}
