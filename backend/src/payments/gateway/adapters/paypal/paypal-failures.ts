import { AbortError, ApiError, CustomError } from '@paypal/paypal-server-sdk';
import { GatewayFailed, GatewayTimedOut } from '../../domain/gateway.errors';

/** PayPal's own word for why it refused, such as ORDER_NOT_APPROVED. */
export function issueOf(error: unknown): string | undefined {
  return error instanceof CustomError ? error.result?.details?.[0]?.issue : undefined;
}

/** PayPal understood and refuses: a retry changes nothing. */
export const isUnprocessable = (error: unknown): boolean =>
  error instanceof CustomError && error.statusCode === 422;

/** The error of the SDK in our words. The SDK's own errors hold the request with its credentials: none of them goes on. */
export function gatewayErrorOf(error: unknown): GatewayFailed | GatewayTimedOut {
  if (error instanceof GatewayFailed || error instanceof GatewayTimedOut) return error;
  if (error instanceof ApiError) return new GatewayFailed(describe(error));
  if (isOfConnection(error)) return connectionErrorOf(error.code);
  if (error instanceof AbortError) return new GatewayTimedOut('no response in time');
  return new GatewayFailed(`PayPal's response can not be used: ${nameOf(error)}`);
}

/** The SDK passes the errors of its HTTP client on. */
const isOfConnection = (error: unknown): error is { code?: string } =>
  (error as { isAxiosError?: boolean }).isAxiosError === true;

/** Only where nothing was sent is it certain that PayPal did nothing. */
const connectionErrorOf = (code = 'no reason given') =>
  neverSent.includes(code)
    ? new GatewayFailed(`PayPal can not be reached: ${code}`)
    : new GatewayTimedOut(`connection broken: ${code}`);

const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

// No message of theirs: it may quote the response.
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

function describe(error: ApiError<unknown>): string {
  const refusal = error instanceof CustomError ? error.result : undefined;
  const reason = refusal?.details?.[0]?.issue ?? refusal?.name ?? 'no reason given';
  return `PayPal responded with ${error.statusCode}, ${reason}, debug id ${refusal?.debug_id ?? 'none'}`;
}
