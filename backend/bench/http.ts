import { Agent, request } from 'node:http';

interface HttpResponse {
  status: number;
  text: string;
}

interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  cookie?: string;
  json?: object;
}

const agent = new Agent({ keepAlive: true });

/** A server closes idle connections; after a pause, a client opens a new one. */
export const hangUp = (): void => agent.destroy();

/** One HTTP exchange with as little overhead as possible: the client shares the machine with the measured server. */
export function ask({ method, url, cookie, json }: HttpRequest): Promise<HttpResponse> {
  const body = json && JSON.stringify(json);
  const headers = {
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    asked.on('error', reject).end(body);
  });
}
