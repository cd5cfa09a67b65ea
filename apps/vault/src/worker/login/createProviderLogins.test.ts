import { expect, it, vi } from 'vitest'
import { createProviderLogins } from './createProviderLogins.ts'
import type { SocialLoginOptions } from './createSocialLogin.ts'

vi.mock('./createSocialLogin.ts', () => {
  throw new TypeError('Importing a module script failed.')
})

it('forgets logins that were begun, although the code for them does not come any more', async () => {
  const store = { delete: vi.fn(async () => undefined) }
  const login = createProviderLogins({ store } as unknown as SocialLoginOptions)
  await expect(login.startSocial({ provider: 'google' })).rejects.toMatchObject({ code: 'wallet_not_loaded' })
  await login.forgetSocials()
  expect(store.delete.mock.calls).toEqual([['social'], ['farcaster']])
})
