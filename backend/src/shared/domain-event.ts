/** Something that happened, as other contexts may learn of it: primitives only. `type` is `<context>.<what-happened>`. */
export abstract class DomainEvent {
  abstract readonly type: string;
}
