import { describeUnitOfWork } from './unit-of-work.contract';
import { InMemoryUnitOfWork } from '../../test/support/memory/in-memory-unit-of-work';

describe('a unit of work without a database', () => {
  let notes: { words: string[]; places: Map<string, number> };
  let unitOfWork: InMemoryUnitOfWork;
  beforeEach(() => {
    notes = { words: [], places: new Map() };
    unitOfWork = new InMemoryUnitOfWork(notes);
  });

  describeUnitOfWork(() => ({
    unitOfWork,
    write: async (word) => {
      notes.places.set(word, notes.words.push(word));
    },
    written: async () => {
      expect([...notes.places.keys()].sort()).toEqual([...notes.words].sort());
      return [...notes.words].sort();
    },
  }));
});
