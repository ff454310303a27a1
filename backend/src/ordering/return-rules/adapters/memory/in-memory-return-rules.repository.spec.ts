import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeReturnRulesRepository } from '../../application/return-rules-repository.contract';
import { InMemoryReturnRulesRepository } from './in-memory-return-rules.repository';

describe('the rules of returns in memory', () => {
  const rules = new InMemoryReturnRulesRepository();
  const unitOfWork = new InMemoryUnitOfWork(rules);
  describeReturnRulesRepository(() => ({ rules, unitOfWork }));
});
