import { longestMessage, shortened } from './shortened';
import { DomainError } from './domain-error';
import { Money } from './money';

it('repeats a short text, and the beginning of a long one', () => {
  expect(shortened('Linen shirt', 11)).toBe('Linen shirt');
  expect(shortened('Linen shirt', 5)).toBe('Linen…');
  expect(shortened('Hi 👋 there', 4)).toBe('Hi …');
});

it('keeps a refusal short, whatever was sent', () => {
  const long = 'x'.repeat(1_000_000);
  class NoSuch extends DomainError {
    constructor(name: string) {
      super('invalid', 'NO_SUCH', `There is no ${name}`);
    }
  }
  expect(new NoSuch(long).message).toHaveLength(longestMessage + 1);
  expect(() => Money.ofMajor(long)).toThrow(/^x{40}… is not an amount of money$/);
});
