import { Agent, request } from 'node:http';

interface Answer {
  status: number;
  text: string;
}

interface Question {
  method: 'GET' | 'POST';
  url: string;
  cookie?: string;
  json?: object;
}

const agent = new Agent({ keepAlive: true });

/** A server closes what nobody used for a while: whoever comes back after a pause connects anew. */
export const hangUp = (): void => agent.destroy();

/** One exchange over HTTP with as little around it as can be: whoever asks shares the machine with what is measured. */
export function ask({ method, url, cookie, json }: Question): Promise<Answer> {
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
