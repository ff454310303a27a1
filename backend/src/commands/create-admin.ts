import { parseArgs } from 'node:util';
import { SqlAuditTrail } from '../audit/adapters/postgres/sql-audit-trail';
import { Argon2PasswordHasher } from '../identity/passwords/adapters/argon2/argon2-password.hasher';
import { RegisterBody } from '../identity/sign-in/adapters/http/auth.schemas';
import { TypeOrmUserRepository } from '../identity/users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../identity/users/adapters/postgres/user.table';
import { CreateAdmin } from '../identity/sign-in/application/create-admin';
import { RegisterUser } from '../identity/sign-in/application/register-user';
import { EmailTaken } from '../identity/users/domain/user.errors';
import { operatorCommand } from './operator-command';
import { StartupError } from '../platform/config/startup-error';
import { validationMessage } from '../platform/http/refusals/validation-messages';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { theShop } from '../shared/actor';
import { SystemClock } from '../shared/time/clock';
import { Prompt } from './prompt';

const usage = `Usage: npm run admin:create -- --email ada@example.com [--name "Ada Lovelace"]
It asks for the password, and for what is missing. Without a terminal, each answer is a line of its input.`;
const labels: Record<string, string> = { email: 'email address', userName: 'name', password: 'password' };

/** Makes an account for an admin of the shop. */
operatorCommand(async (database, say) => {
  const { email, userName, password } = checked(await answers(given(process.argv.slice(2))));
  const registerUser = new RegisterUser(
    new TypeOrmUserRepository(database, database.dataSource.getRepository(UserRow)),
    new Argon2PasswordHasher(),
    new SystemClock(),
  );
  const audit = new SqlAuditTrail(database, { get: () => theShop });
  const createAdmin = new CreateAdmin(registerUser, audit, new TypeOrmUnitOfWork(database));
  try {
    await createAdmin.execute({ email, userName, password });
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    throw new StartupError(`${email} already has an account. It was not changed.`);
  }
  say(`${userName} can sign in as an admin with ${email}`);
});

interface Given {
  email?: string;
  name?: string;
}

/** Never a password: everyone on the machine could read it. */
function given(args: string[]): Given {
  if (args.some((arg) => /^--?p/.test(arg)))
    throw new StartupError(
      'Do not pass the password as an argument, where others can read it. The command asks for it.',
    );
  try {
    return parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch {
    throw new StartupError(usage);
  }
}

/** Asks for what was not given. */
async function answers({ email, name }: Given) {
  const prompt = new Prompt();
  try {
    return {
      email: email ?? orUsage(await prompt.ask('Email: ')),
      userName: name ?? orUsage(await prompt.ask('Name: ')),
      password: await newPassword(prompt),
    };
  } finally {
    prompt.close();
  }
}

/** @throws StartupError when the input has ended */
function orUsage(answer: string | undefined): string {
  if (answer === undefined) throw new StartupError(usage);
  return answer;
}

async function newPassword(prompt: Prompt): Promise<string> {
  const password = orUsage(await prompt.askSecretly('Password, 8 to 128 characters: '));
  if (prompt.isTerminal && (await prompt.askSecretly('Repeat the password: ')) !== password)
    throw new StartupError('The passwords do not match.');
  return password;
}

function checked(answered: object) {
  const { data, error } = RegisterBody.safeParse(answered, { error: validationMessage });
  if (data) return data;
  const [{ path, message }] = error.issues as [(typeof error.issues)[0]];
  throw new StartupError(`The ${labels[String(path[0])]} ${message}.`);
}
