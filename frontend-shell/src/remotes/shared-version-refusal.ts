/** The message of Module Federation for a shared module that is missing or has an incompatible version. */
const refusal = /shared (singleton )?module/i;

export function isSharedVersionRefusal(error: unknown): error is Error {
  return error instanceof Error && refusal.test(error.message);
}
