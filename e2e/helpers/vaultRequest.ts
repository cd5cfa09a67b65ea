import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import type { FrameTheme } from '@portico/protocol/frame'
import { toHex } from 'viem'
import { ask, greet, login, type VaultSite } from './vaultSite.ts'

/** Whether the request was answered, approved or not. */
export function watch(asking: Promise<unknown>): () => boolean {
  let isAnswered = false
  asking.then(
    () => {
      isAnswered = true
    },
    () => undefined,
  )
  return () => isAnswered
}

export async function askForMessage(page: Page, frame: Frame, address: string, text = 'hello') {
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page, text), address] }),
  )
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
  return { sign: frame.getByRole('button', { name: 'Sign' }), isAnswered }
}

export async function askForCalls(page: Page, site: VaultSite, count: number, theme: FrameTheme = {}) {
  const { frame, address } = await login(page, site)
  await ask(page, 'SYNC_THEME', theme)
  const calls = Array.from({ length: count }, (_, index) => ({
    to: `0x${'aa'.repeat(19)}${(index + 16).toString(16)}`,
    value: toHex(index + 1),
  }))
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', {
      method: 'wallet_sendCalls',
      params: [{ version: '1.0', chainId: toHex(31337), from: address, calls }],
    }),
  )
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Confirm transactions' })).toBeVisible()
  const approve = popup.getByRole('button', { name: 'Approve' })
  return { frame, popup, approve, isAnswered, last: popup.getByText(calls.at(-1)?.to ?? '', { exact: true }) }
}

/** Scrolls to the end of the request, which the vault requires before an approval. */
export const readToEnd = (screen: Page | FrameLocator): Promise<void> =>
  screen.locator('.end').scrollIntoViewIfNeeded()
