import { PassThrough } from 'node:stream';
import { Prompt } from './prompt';

const open = ({ isTTY }: { isTTY: boolean }) => {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return { prompt: new Prompt(input, output), input, shown: () => shown };
};

describe('a prompt', () => {
  it('shows question and input on a terminal, except for secrets', async () => {
    const { prompt, input, shown } = open({ isTTY: true });
    const name = prompt.ask('Name: ');
    input.write('Ada\r');
    expect(await name).toBe('Ada');
    const password = prompt.askSecretly('Password: ');
    input.write('s3cre');
    input.write('x\u007ft\r');
    expect(await password).toBe('s3cret');
    const after = prompt.ask('Email: ');
    input.write('ada@haberdash.test\r');
    expect(await after).toBe('ada@haberdash.test');
    prompt.close();
    expect(shown()).toMatch(/Name: .*Ada/s);
    expect(shown()).toMatch(/Password: \n.*Email: .*ada@haberdash\.test/s);
    expect(shown()).not.toMatch(/s3|cre/);
  });

  it('reads lines without a terminal, and shows nothing', async () => {
    const { prompt, input, shown } = open({ isTTY: false });
    input.end('Ada\ns3cret\n');
    expect([await prompt.ask('Name: '), await prompt.askSecretly('Password: ')]).toEqual(['Ada', 's3cret']);
    expect(await prompt.ask('More: ')).toBeUndefined();
    expect(shown()).toBe('');
  });
});
