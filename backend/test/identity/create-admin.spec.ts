import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newId } from '../../src/shared/ids';
import { inDatabase } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const shop = testShop();
const password = 'an-admins-password';
const usage = `Usage: npm run admin:create -- --email ada@example.com [--name "Ada Lovelace"]
It asks for the password, and for what is missing. Without a terminal, each answer is a line of its input.`;
const anEmail = () => `${newId()}@haberdash.test`;

/** The command with its arguments, and lines typed into it. */
async function createAdmin(args: string[], ...lines: string[]) {
  const script = join(__dirname, '../../src/commands/create-admin.ts');
  const command = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: shop().databaseUrl },
  });
  command.stdin.on('error', () => undefined).end(lines.map((line) => `${line}\n`).join(''));
  const ended = once(command, 'close') as Promise<[number]>;
  const [said, complaint, [code]] = await Promise.all([text(command.stdout), text(command.stderr), ended]);
  return { code, said, complaint };
}
const logIn = (email: string) => shop().visitor().post('/api/auth/login', { email, password });
const register = (email: string) =>
  shop().visitor().post('/api/auth/register', { userName: 'Sam', email, password });

describe('the command that creates an admin', () => {
  it('takes e-mail and name, and asks for the password', async () => {
    const email = anEmail();
    expect(await createAdmin(['--email', email.toUpperCase(), '--name', 'Ada'], password)).toEqual({
      code: 0,
      said: `Ada can sign in as an admin with ${email}\n`,
      complaint: '',
    });
    const { body } = await logIn(email);
    expect(body).toMatchObject({ user: { userName: 'Ada', email, role: 'admin' } });
    const entries = `SELECT actor, subject, label, action, after FROM audit.entries WHERE subject_id = $1`;
    expect(await inDatabase(shop(), entries, [body.user.id])).toEqual([
      { actor: 'shop', subject: 'admin', label: 'Ada', action: 'created', after: { email } },
    ]);
  });

  it('asks for missing values', async () => {
    const email = anEmail();
    expect(await createAdmin([], email, 'Ada', password)).toMatchObject({ code: 0 });
    expect((await logIn(email)).body).toMatchObject({ user: { role: 'admin' } });
  });

  it('leaves an existing account unchanged', async () => {
    const email = anEmail();
    await register(email);
    expect(await createAdmin(['--email', email, '--name', 'Ada'], 'another-password')).toEqual({
      code: 1,
      said: '',
      complaint: `${email} already has an account. It was not changed.\n`,
    });
    expect((await logIn(email)).body).toMatchObject({ user: { userName: 'Sam', role: 'user' } });
  });

  it.each<[string[], string[], string]>([
    [['--email', 'nonsense', '--name', 'Ada'], [password], 'The email address must be an email address.'],
    [['--email', 'ada@haberdash.test', '--name', ' '], [password], 'The name must not be empty.'],
    [
      ['--email', 'ada@haberdash.test', '--name', 'Ada'],
      ['short'],
      'The password must be at least 8 characters.',
    ],
    [
      ['--email', 'ada@haberdash.test', '--name', 'Ada'],
      ['Password1'],
      'The password must not be a common password, which is guessed first.',
    ],
    [['--email', 'ada@haberdash.test', '--name', 'Ada'], [], usage],
    [[], [], usage],
    [[], ['ada@haberdash.test'], usage],
    [
      ['--email', 'ada@haberdash.test', `--password=${password}`],
      [],
      'Do not pass the password as an argument, where others can read it. The command asks for it.',
    ],
    [['--mail', 'ada@haberdash.test'], [], usage],
  ])('refuses %j with the message %j', async (args, lines, complaint) => {
    expect(await createAdmin(args, ...lines)).toEqual({ code: 1, said: '', complaint: `${complaint}\n` });
    const admins = `SELECT FROM identity.users WHERE email = 'ada@haberdash.test'`;
    expect(await inDatabase(shop(), admins)).toEqual([]);
  });
});
