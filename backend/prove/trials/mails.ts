import { type MailServer, startMailServer } from '../../test/support/services/mail-server';
import { newId } from '../../src/shared/ids';
import { Buyers } from '../buying/buyers';
import type { ShopProcess } from '../shop/shop-process';
import { onDatabase } from '../shop/shop-database';
import { atLeast, atMost, type Finding, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

const buyerCount = 4;
/** A payment sends two, to buyer and owner; an account, a cancelled order, a declined payment and a partial refund one each. */
const mailCount = 2 * (buyerCount + 1) + 4;
const stopsWithinMs = 10_000;
/** A dead process's jobs are released after up to 13 seconds. */
const settlesWithinMs = 40_000;

interface Mail {
  id: string;
  status: string;
}

/** The mail server is silent while the shop is told to stop, and the shop is killed while the mail server takes e-mails. */
export const mails: Trial = async (context) => {
  const mailServer = await startMailServer();
  try {
    return await sendThrough(mailServer, context);
  } finally {
    await mailServer.stop();
  }
};

const sendThrough = async (
  mailServer: MailServer,
  { postgres: { url }, openShop }: Parameters<Trial>[0],
): Promise<Finding[]> => {
  const start = () => openShop({ env: mailServer.settings });
  mailServer.habit = 'silent';
  let shop = await start();
  const buyers = await Buyers.gather(() => shop, buyerCount);
  const statuses = await Promise.all(buyers.all.map((buyer) => buy(buyers, buyer)));
  await tellTheRest(buyers, shop);
  const areWritten = await untilWithin(async () => {
    await runNow(url, 'ordering:remind-of-payment');
    return (await mailsIn(url)).length === mailCount;
  }, settlesWithinMs);
  const { milliseconds } = await shop.stop();

  mailServer.habit = 'holds';
  shop = await start();
  await untilWithin(async () => {
    await sendNow(url);
    return mailServer.mails.length > 0;
  }, settlesWithinMs);
  await shop.kill();
  const held = idsOf(mailServer);

  mailServer.habit = 'takes';
  shop = await start();
  const isSettled = await untilWithin(async () => {
    await sendNow(url);
    return (await mailsIn(url)).every(({ status }) => status === 'sent' || status === 'unconfirmed');
  }, settlesWithinMs);
  await shop.stop();
  const ended = await mailsIn(url);
  return [
    noneOf(
      'payments that waited for the mail server',
      statuses.filter((status) => status !== 200).map(String),
    ),
    { what: 'each fact has its e-mails written', figure: String(areWritten), good: areWritten },
    atMost('milliseconds to stop while the mail server is silent', milliseconds, stopsWithinMs),
    atLeast('e-mails that the mail server had taken when the shop was killed', held.length, 1),
    noneOf('e-mails written twice', twiceIn(ended.map(({ id }) => id))),
    noneOf('e-mails taken twice', twiceIn(idsOf(mailServer))),
    { what: 'e-mails are sent, or shown as perhaps sent', figure: String(isSettled), good: isSettled },
    noneOf('of those taken, neither sent nor shown as perhaps sent', lost(held, ended)),
    atLeast('shown as perhaps sent', ended.filter(({ status }) => status === 'unconfirmed').length, 1),
  ];
};

async function buy(buyers: Buyers, buyer: Buyers['all'][number]): Promise<number> {
  const order = await buyer.order();
  await buyers.approve(order);
  return (await buyer.capture(order)).status;
}

/** Each fact happens twice: an e-mail about it is written once. */
async function tellTheRest(buyers: Buyers, shop: ShopProcess): Promise<void> {
  const { wanted } = buyers.all[0]!;
  const account = { userName: 'Kim', email: 'kim@mail.test', password: 'a-long-password' };
  const [unsure, unlucky] = [await buyers.newcomer(wanted), await buyers.newcomer(wanted)];
  const choosy = await buyers.newcomer(wanted);
  await choosy.fillCart();
  const halved = await choosy.order();
  await buyers.approve(halved);
  await choosy.capture(halved);
  const cancellationId = newId();
  const [unwanted, unpaid] = [await unsure.order(), await unlucky.order()];
  await buyers.payPal.decide(unpaid.gatewayOrderId, 'decline');
  for (let time = 0; time < 2; time += 1) {
    await shop.visitor().post('/api/auth/register', account);
    await unsure.cancelOrder(unwanted);
    await unlucky.capture(unpaid);
    await choosy.cancelPieces(halved, cancellationId);
  }
}

const mailsIn = (url: string): Promise<Mail[]> =>
  onDatabase<Mail>(url, `SELECT kind || '.' || fact_id AS id, status FROM mailing.mails`);

/** Runs the job before it is due. */
const runNow = (url: string, task: string) =>
  onDatabase(
    url,
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
      WHERE task_identifier = '${task}' AND locked_at IS NULL AND run_at > now() HAVING count(*) > 0`,
  );
const sendNow = (url: string) => runNow(url, 'mailing:send-mail');

/** Kind and fact, without the shop's domain. */
const idsOf = ({ mails: taken }: MailServer): string[] =>
  taken.map(({ messageId }) => messageId.replace(/^<|@.*/g, ''));

const twiceIn = (ids: string[]): string[] => ids.filter((id, place) => ids.indexOf(id) < place);

const lost = (held: string[], ended: Mail[]): string[] =>
  held.filter((id) => !ended.some((mail) => mail.id === id && /^(sent|unconfirmed)$/.test(mail.status)));
