import { expect, it, vi } from 'vitest'
import { createCircumstances } from '../approve/createCircumstances.ts'
import { handlers } from './handlers.ts'
import type { VaultContext } from './VaultContext.ts'

it('A reload ends what the page has asked and forgets what it said of itself, not who is signed in [T-19]', async () => {
  const approvals = { rejectAll: vi.fn() }
  const signOut = vi.fn()
  const state = { network: 'eip155:10', preferred: 'smartAccount', dapp: { name: 'Shop' } }
  const context = {
    approvals,
    state,
    circumstances: createCircumstances(),
    keeper: { signOut },
  } as unknown as VaultContext // what it may touch
  await expect(handlers.RELOAD(undefined, context, new AbortController().signal)).resolves.toBeUndefined()
  expect(approvals.rejectAll).toHaveBeenCalledOnce()
  expect(state).toEqual({ network: 'eip155:10', preferred: 'smartAccount', dapp: undefined })
  expect(signOut).not.toHaveBeenCalled()
})
