import { ApiError, CustomError } from '@paypal/paypal-server-sdk';
import { GatewayFailed, GatewayTimedOut } from '../../domain/payment.errors';

/** PayPal's own word for why it refused, such as ORDER_NOT_APPROVED. */
export function issueOf(error: unknown): string | undefined {
  return error instanceof CustomError ? error.result?.details?.[0]?.issue : undefined;
}

/** PayPal understood and refuses: asking again changes nothing. */
export const isUnprocessable = (error: unknown): boolean =>
  error instanceof CustomError && error.statusCode === 422;

/** What the SDK threw, in our words. Its own errors hold the request with its credentials: none of them goes on. */
export function gatewayErrorOf(error: unknown): GatewayFailed | GatewayTimedOut {
  if (error instanceof GatewayFailed || error instanceof GatewayTimedOut) return error;
  if (error instanceof CustomError) return new GatewayFailed(describe(error.statusCode, error.result));
  if (error instanceof ApiError) return new GatewayFailed(describe(error.statusCode));
  return new GatewayFailed(`PayPal's answer can not be used: ${nameOf(error)}`);
}

// No message of theirs: it may quote the answer.
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

function describe(statusCode: number, refusal?: CustomError['result']): string {
  const reason = refusal?.details?.[0]?.issue ?? refusal?.name ?? 'no reason given';
  return `PayPal answered ${statusCode}, ${reason}, debug id ${refusal?.debug_id ?? 'none'}`;
}
