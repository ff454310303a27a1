import { randomBytes } from 'node:crypto';
import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { NotAnAmount } from '../../../src/shared/money';

interface ProblemDetail {
  issue: string;
  description: string;
  field?: string;
}

/** A refusal as PayPal words it: `{ name, message, debug_id, details: [{ issue, description }], links }`. */
export class PayPalProblem extends Error {
  constructor(
    readonly status: number,
    override readonly name: string,
    message: string,
    readonly details: ProblemDetail[] = [],
  ) {
    super(message);
  }

  toJSON() {
    const debug_id = randomBytes(7).toString('hex');
    return { name: this.name, message: this.message, debug_id, details: this.details, links: [] };
  }
}

/** 422: well-formed, but the business refuses. */
export const unprocessable = (issue: string, description: string) =>
  new PayPalProblem(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }],
  );

/** 404 for an id that PayPal never gave. */
export const unknownResource = () =>
  new PayPalProblem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);

export const invalidRequest = (details: ProblemDetail[], status = 400) =>
  new PayPalProblem(
    status,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    details,
  );

export const internalError = () =>
  new PayPalProblem(500, 'INTERNAL_SERVER_ERROR', 'An internal server error has occurred.');

/** @throws PayPalProblem naming each field that doesn't fit */
export function parse<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map(({ path, message }) => ({
      field: `/${path.join('/')}`,
      issue: 'INVALID_PARAMETER_VALUE',
      description: message,
    })),
  );
}

/** Every error leaves in PayPal's shape; one that is no refusal is reported. */
export function answerProblems(report: (error: unknown) => void): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = asProblem(error) ?? internalError();
    if (problem.status >= 500 && problem !== error) report(error);
    response.status(problem.status).json(problem);
  };
}

// Postgres stores neither the NUL character nor half a surrogate pair, as text or in JSON.
const unstorableText = new Set(['22021', '22P02', '22P05']);

function asProblem(error: unknown): PayPalProblem | undefined {
  if (error instanceof PayPalProblem) return error;
  const { status, code } = error as { status?: number; code?: string };
  if (status !== undefined && status >= 400 && status < 500)
    return invalidRequest(
      [{ issue: 'MALFORMED_REQUEST', description: 'The request can not be read.' }],
      status,
    );
  if (error instanceof NotAnAmount)
    return invalidRequest([{ issue: 'INVALID_PARAMETER_VALUE', description: error.message }]);
  if (code !== undefined && unstorableText.has(code))
    return invalidRequest([
      { issue: 'INVALID_PARAMETER_SYNTAX', description: 'A value holds an impossible character.' },
    ]);
  return undefined;
}
