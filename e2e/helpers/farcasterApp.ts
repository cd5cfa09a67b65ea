import type { Browser } from '@playwright/test'
import { expect } from '@portico/testing/playwright'

/** Another device, on which the visitor opens the link and enters an identity. */
export async function answerInApp(
  browser: Browser,
  link: string,
  choice: 'Continue' | 'Cancel',
  name: string,
): Promise<void> {
  const context = await browser.newContext()
  const app = await context.newPage()
  await app.goto(link)
  await expect(app.getByText('Stand-in of farcaster')).toBeVisible()
  await app.getByLabel('Who are you?').fill(name)
  await app.getByRole('button', { name: choice }).click()
  await expect(app.getByText('Go back to where you came from.')).toBeVisible()
  await context.close()
}
