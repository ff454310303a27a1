import { describeVisitorRepository } from '../../application/visitor-repository.contract';
import { InMemoryVisitorRepository } from './in-memory-visitor.repository';

describe('visitors in memory', () => {
  const visitors = new InMemoryVisitorRepository();
  describeVisitorRepository(() => visitors);
});
