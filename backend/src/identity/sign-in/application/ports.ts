/** Accounts made from one address, counted across all servers. */
export abstract class RegistrationLimit {
  /** @throws TooManyAttempts */
  abstract assertAllowed(address: string): Promise<void>;
  abstract record(address: string): Promise<void>;
}
