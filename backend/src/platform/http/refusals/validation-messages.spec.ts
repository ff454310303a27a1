import { z } from 'zod';
import { validationMessage } from './validation-messages';
import { WholeNumber } from '../wire';

const saidOf = (schema: z.ZodType, field: unknown): string | undefined =>
  z.object({ field: schema }).safeParse({ field }, { error: validationMessage }).error?.issues[0]?.message;

describe('a validation error', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'must be filled in'],
    [z.number(), null, 'must be filled in'],
    [z.enum(['a', 'b']), undefined, 'must be filled in'],
    [z.union([z.string(), z.array(z.string())]), undefined, 'must be filled in'],
    [z.string(), { $ne: '' }, 'must be text'],
    [z.number(), 'x', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), 'x', 'must be a list'],
    [z.object({}), 'x', 'must be an object'],
    [z.date(), 'x', 'is not valid'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.literal('paypal'), 'cash', 'must be paypal'],
    [
      z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '35', '36', '37', '38']),
      'z',
      'is not one of the choices',
    ],
    [z.string().min(2), 'x', 'must be at least 2 characters'],
    [z.string().max(1), 'xx', 'must be at most 1 character'],
    [z.array(z.string()).min(1), [], 'must have at least 1 entry'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 entries'],
    [z.number().min(3), 2, 'must be at least 3'],
    [z.number().max(3), 4, 'must be at most 3'],
    [z.email(), 'x', 'must be an email address'],
    [z.string().regex(/^a/), 'x', 'has the wrong format'],
    [z.union([z.string(), z.boolean()]), {}, 'must be text or true or false'],
    [z.union([z.object({}), z.string(), z.null()]), 7, 'must be an object or text'],
    [z.union([z.literal(''), z.null()]), 7, 'is not valid'],
    [WholeNumber, [], 'must be a whole number'],
    [z.string().min(8, 'must be long'), 'x', 'must be long'],
  ])('%# has a readable message', (schema, field, words) => expect(saidOf(schema, field)).toBe(words));

  it('is reported for the whole body when that has the wrong type', () => {
    const { error } = z.object({}).safeParse(undefined, { error: validationMessage });
    expect(error?.issues[0]?.message).toBe('must be an object');
  });
});
