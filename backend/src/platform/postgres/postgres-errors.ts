/** Of the driver, such as `40001`, or of the socket. Source: PostgreSQL manual, appendix A. */
const codeOf = (error: unknown): string => {
  const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code ?? '';
};

const serializationFailure = '40001';
const deadlockDetected = '40P01';

export const isWorthARetry = (error: unknown): boolean =>
  [serializationFailure, deadlockDetected].includes(codeOf(error));

/** The database is away, shutting down, starting up or out of connections: the same request may work later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P|53)/.test(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code)) return true;
  const { name, message } = error as Error;
  // A transaction killed mid-flight surfaces under this name in TypeORM, without a code.
  if (name === 'QueryRunnerProviderAlreadyReleasedError') return true;
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(message);
}
