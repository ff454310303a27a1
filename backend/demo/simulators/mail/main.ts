import { createServer } from 'node:http';
import express from 'express';
import { MailCatcher } from './mail-catcher';
import { mailRouter } from './mail-router';

/* The demo's mail server as a process of its own, for a demo shop of several processes. SMTP at 1025, its page at 8025. */

const smtpPort = 1025;
const pagePort = 8025;
const everywhere = '0.0.0.0';

async function main(): Promise<void> {
  const catcher = await MailCatcher.start(smtpPort, everywhere);
  const pages = createServer(express().use(mailRouter(catcher))).listen(pagePort, everywhere);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      pages.close();
      void catcher.stop();
    });
}

void main();
