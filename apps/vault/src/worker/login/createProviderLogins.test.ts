import { expect, it, vi } from 'vitest'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import { createMemoryStore } from '../../store/createBrowserStore.ts'

vi.mock('./createProviderLogins.ts', () => {
  throw new TypeError('Importing a module script failed.')
})

it('forgets logins that were begun, although the code for them does not come any more', async () => {
  const store = createMemoryStore()
  const forget = vi.spyOn(store, 'delete')
  const { keeper } = await createTestKeeper({ store })
  await expect(keeper.startSocial({ provider: 'google' })).rejects.toMatchObject({
    code: 'wallet_not_loaded',
  })
  await keeper.signOut()
  expect(forget.mock.calls).toEqual(expect.arrayContaining([['social'], ['farcaster']]))
})
