import { Client } from 'pg';

/** The job queue runs these every few seconds, whatever happens. */
const tidying =
  /public\.job_leases|USING graphile_worker\._private_tasks|key IS NULL AND attempts >= max_attempts/;

type Query = (this: Client, ...given: unknown[]) => unknown;

/** Everything that this process asks Postgres for the shop, `BEGIN` and `COMMIT` among it. */
export function listenToStatements(): { take: () => string[]; stop: () => void } {
  const heard: string[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [asked] = given as [string | { text?: string }];
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    if (nameOf(this) === 'haberdash' && !tidying.test(text)) heard.push(text);
    return query.apply(this, given);
  };
  return { take: () => heard.splice(0), stop: () => void (prototype.query = query) };
}

const nameOf = (client: Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name;
