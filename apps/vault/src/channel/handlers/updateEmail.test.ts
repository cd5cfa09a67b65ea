import { PorticoError, userRejected } from '@portico/protocol'
import { expect, it } from 'vitest'
import { createApprovals, type PendingApproval } from '../../approve/createApprovals.ts'
import { createCircumstances } from '../../approve/createCircumstances.ts'
import type { VaultContext } from '../VaultContext.ts'
import { updateEmail } from './updateEmail.ts'

const signal = new AbortController().signal
const account = {
  session: 'login',
  provider: 'google',
  addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
}

/** The vault of somebody without a mailbox, or with one; the visitor agrees at once. */
function createVault(email?: string) {
  let shown: PendingApproval | undefined
  const window: { type?: () => void; close?: () => void } = {}
  const approvals = createApprovals(next => {
    shown = next ?? shown
    if (next) queueMicrotask(next.approve)
  })
  const context = {
    origin: 'https://shop.example',
    state: { network: 'eip155:1', dapp: { projectId: 'shop' } },
    approvals,
    circumstances: createCircumstances(),
    keeper: {
      getAccount: async () => ({ ...account, email }),
      startEmailChange: async () => (email ? 'old' : 'new'),
    },
    withFirstEmail: ((act: Parameters<VaultContext['withFirstEmail']>[0]) =>
      act(
        () =>
          new Promise((resolve, reject) => {
            window.type = resolve
            window.close = () => reject(new PorticoError(userRejected))
          }),
      )) as VaultContext['withFirstEmail'],
  } as unknown as VaultContext
  const answer = updateEmail({ email: 'mallory@evil.example' }, context, signal)
  return { answer, window, getApproval: () => shown?.approval }
}

it('answers for a first mailbox once the window has taken its code, and gives the page nothing to type [AU33]', async () => {
  const { answer, window, getApproval } = createVault()
  await expect.poll(() => window.type).toBeDefined()
  expect(getApproval()).toMatchObject({ place: 'window', codeFrom: 'mallory@evil.example' })
  window.type?.()
  expect(await answer).toEqual({ action: 'ADDED' })
})

it('adds no mailbox where its window is closed before the code [AU33]', async () => {
  const { answer, window } = createVault()
  await expect.poll(() => window.close).toBeDefined()
  window.close?.()
  await expect(answer).rejects.toMatchObject({ code: userRejected.code })
})

it('wants a code from the present mailbox first where there is one [T-15]', async () => {
  const { answer, getApproval } = createVault('ada@example.com')
  expect(await answer).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  expect(getApproval()?.codeFrom).toBeUndefined()
})
