import { describe, expect, it } from 'vitest'
import { createFakeVault } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'

describe('another e-mail address', () => {
  it.each([
    ['VERIFY_PRIMARY_OTP', 'present'],
    ['VERIFY_SECONDARY_OTP', 'new'],
  ] as const)('goes on with %s as the vault says [AU11]', async (action, step) => {
    const vault = createFakeVault({ UPDATE_EMAIL: () => ({ action }) })
    const { client, run } = createTestClient({ vault })
    expect(await run(client.emailChange.start('ada@work.example'))).toBe(step)
  })

  it('is remembered once both mailboxes have answered [AU11]', async () => {
    const vault = createFakeVault({
      UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
      UPDATE_EMAIL_PRIMARY_OTP: () => undefined,
      UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'ada@work.example' }),
    })
    const { client, fake, run, logIn } = createTestClient({ vault })
    await logIn()
    await run(client.emailChange.start('ada@work.example'))
    await run(client.emailChange.verifyPresent('123456'))
    expect(fake.stored.get(loginKeys.login)).toContain('ada@example.com')
    expect(await run(client.emailChange.verifyNew('654321'))).toBe('ada@work.example')
    expect(fake.stored.get(loginKeys.login)).toContain('ada@work.example')
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'UPDATE_EMAIL_SECONDARY_OTP',
      payload: { otp: '654321' },
    })
    expect(await run(client.connect({ namespace: 'eip155' }))).toMatchObject({
      user: { email: 'ada@work.example' },
    })
  })

  it('is not asked for where it is no address', async () => {
    const { client, vault } = createTestClient()
    await expect(client.emailChange.start('nobody')).rejects.toMatchObject({ code: 'invalid_email' })
    expect(vault.names()).toEqual([])
  })
})
