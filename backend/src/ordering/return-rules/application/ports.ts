import type { ReturnRules } from '../domain/return-rules';

/** The shop has one set of rules from its beginning. */
export abstract class ReturnRulesRepository {
  abstract find(): Promise<ReturnRules>;
  /** Locked until the transaction ends. */
  abstract findForChange(): Promise<ReturnRules>;
  abstract save(rules: ReturnRules): Promise<void>;
}
