import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { somebodyNew, type Person } from './people';

const operate = path.resolve(__dirname, '../../../.scripts/operate.mjs');

/** An admin whom no other test knows. Without SHOP_DATABASE, the shop is that of a running `npm start`. */
export async function newAdmin(): Promise<Person> {
  const person = somebodyNew();
  const { userName, email, password } = person;
  const args = [operate, 'src/commands/create-admin', '--email', email, '--name', userName];
  const env = { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE };
  const command = execFile(process.execPath, args, { env });
  command.stdin!.end(`${password}\n`);
  const [code] = (await once(command, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The command that makes an admin ended with ${code}`);
  return person;
}
