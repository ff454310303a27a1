import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';

interface Refusal {
  status: string;
  code: string;
  message: string;
}

/** The refusals by Node's code of what is wrong. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    message: 'The address or the headers are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive',
  },
};

const notHttp: Refusal = {
  status: '400 Bad Request',
  code: 'MALFORMED_REQUEST',
  message: 'The request is not valid HTTP',
};

/** A connection that Node gives up before there is a request gets the envelope as well. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') socket.destroy();
  else socket.end(httpResponse(refusals[code] ?? notHttp));
}

function httpResponse({ status, code, message }: Refusal): string {
  const body = JSON.stringify({ success: false, code, message });
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    '',
    body,
  ].join('\r\n');
}
