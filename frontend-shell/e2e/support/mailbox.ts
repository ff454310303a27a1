import { expect, type BrowserContext } from '@playwright/test';

interface WantedLink {
  to: string;
  subject: string;
  /** The link has this name. */
  name: string;
}

/** Waits for an e-mail in the mailbox of the demo. @returns the path of its link, with what is behind the # */
export async function linkInMail(
  context: BrowserContext,
  { to, subject, name }: WantedLink,
): Promise<string> {
  const mailbox = await context.newPage();
  const mail = mailbox.getByRole('row').filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await mailbox.goto('/simulators/mail/');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').click();
  const link = await mailbox.frameLocator('iframe').getByRole('link', { name }).getAttribute('href');
  await mailbox.close();
  const { pathname, hash } = new URL(link!);
  return pathname + hash;
}
