/** The code is the driver's, such as `40001`, or the socket's. Source: PostgreSQL manual, appendix A. */
const codeOf = (error: unknown): string => {
  const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code ?? '';
};

const serializationFailure = '40001';
const deadlockDetected = '40P01';

export const isWorthARetry = (error: unknown): boolean =>
  [serializationFailure, deadlockDetected].includes(codeOf(error));

const uniqueViolation = '23505';

/** Another row has the value that must be its own. The transaction can only be rolled back. */
export const isTaken = (error: unknown): boolean => codeOf(error) === uniqueViolation;

const characterNotInRepertoire = '22021';
const invalidTextRepresentation = '22P02';
const untranslatableCharacter = '22P05';

/** Postgres quotes its type. Of another type than JSON, the value came from this server's own code and not from a client's text. */
const isBrokenJson = (error: unknown): boolean =>
  codeOf(error) === invalidTextRepresentation &&
  (error as Error).message.startsWith('invalid input syntax for type json');

/** The text is one that no column and no JSON value can hold. */
export const isUnstorable = (error: unknown): boolean =>
  [characterNotInRepertoire, untranslatableCharacter].includes(codeOf(error)) || isBrokenJson(error);

const queryCanceled = '57014';
const lockNotAvailable = '55P03';

export const isLockTimeout = (error: unknown): boolean => codeOf(error) === lockNotAvailable;

/** It took too long, or lost to others as often as it was tried. */
const isOverloaded = (error: unknown): boolean =>
  isWorthARetry(error) || isLockTimeout(error) || codeOf(error) === queryCanceled;

/** The driver gives these no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable|Query read timeout)/;

/** The database is away, shutting down, starting up, out of connections or overloaded: the same request may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (isOverloaded(error)) return true;
  const code = codeOf(error);
  if (/^(08|57P|53)/.test(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code)) return true;
  const { name, message } = ((error as { driverError?: Error }).driverError ?? error) as Error;
  // A transaction killed mid-flight surfaces under these names in TypeORM, without a code.
  if (/^QueryRunner(Provider)?AlreadyReleasedError$/.test(name)) return true;
  return lostConnection.test(message);
}
