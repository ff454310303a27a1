import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { somebodyNew, type Person } from './people';

const operate = path.resolve(__dirname, '../../../.scripts/operate.mjs');

/** An admin whom no other test knows. Without SHOP_DATABASE, the shop is that of a running `npm start`. */
export async function newAdmin(databaseUrl = process.env.SHOP_DATABASE): Promise<Person> {
  const person = somebodyNew();
  const { userName, email, password } = person;
  const args = [operate, 'src/commands/create-admin', '--email', email, '--name', userName];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const command = promisify(execFile)(process.execPath, args, { env });
  command.child.stdin!.end(`${password}\n`);
  await command;
  return person;
}
