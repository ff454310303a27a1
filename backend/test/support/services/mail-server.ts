import { MailCatcher } from '../../../demo/simulators/mail/mail-catcher';

export type MailServer = MailCatcher;

/** A mail server on a free port that shows what it took. */
export const startMailServer = (): Promise<MailServer> => MailCatcher.start();
