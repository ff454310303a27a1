import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Each text is read behind the name of a field and "must be". */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formats: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be an address',
};

/** More than these are not read by anyone. */
const maxNamedChoices = 10;

/** The messages of a malformed body, query or path, wherever a schema has none of its own. */
export function setValidationMessages(): void {
  z.config({ customError: validationMessage });
}

export function validationMessage(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  return isMissing && issue.path?.length ? 'must be filled in' : wordsFor(issue);
}

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return mustBe([issue.expected]);
    case 'invalid_union':
      return mustBe(issue.errors.flatMap(expectedBy));
    case 'invalid_value':
      return choiceOf(issue.values);
    case 'too_small':
      return `must ${sized(issue.origin, 'least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${sized(issue.origin, 'most', Number(issue.maximum))}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'has the wrong format';
    default:
      return 'is not valid';
  }
}

function mustBe(expected: string[]): string {
  const named = expected.flatMap((kind) => kinds[kind] ?? []);
  return named.length > 0 ? `must be ${named.join(' or ')}` : 'is not valid';
}

/** The kind that one alternative of a union expects of the field itself. */
const expectedBy = ([issue]: z.core.$ZodIssue[]): string[] =>
  issue?.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : [];

const choiceOf = (values: z.core.util.Primitive[]): string =>
  values.length > maxNamedChoices
    ? 'is not one of the choices'
    : `must be ${values.length > 1 ? 'one of ' : ''}${values.map(String).join(', ')}`;

function sized(origin: string, bound: 'least' | 'most', size: number): string {
  if (origin === 'string') return `be at ${bound} ${counted(size, 'character')}`;
  if (origin === 'array') return `have at ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`;
  return `be at ${bound} ${size}`;
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
