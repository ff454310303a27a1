/** How Module Federation words its refusal of a shared module that is missing or of another version. */
const refusal = /shared (singleton )?module/i;

export function isSharedVersionRefusal(error: unknown): error is Error {
  return error instanceof Error && refusal.test(error.message);
}
