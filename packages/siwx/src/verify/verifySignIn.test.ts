import type { SiwxMessage } from '@portico/protocol'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { everyField } from '../../test/signInFields.js'
import { formatSignInMessage } from '../message/formatSignInMessage.js'
import { type SignInRules, verifySignIn } from './verifySignIn.js'

const account = privateKeyToAccount(generatePrivateKey())
const now = Date.parse('2026-01-01T10:00:30.000Z')
const rules: SignInRules = {
  domains: ['shop.example:8443'],
  nonce: everyField.nonce,
  chains: ['eip155:1'],
  now,
}
const whole = { ...everyField, accountAddress: account.address }

async function signIn(change: Partial<SiwxMessage> = {}, given: Partial<SignInRules> = {}) {
  const message = formatSignInMessage({ ...whole, ...change })
  const signature = await account.signMessage({ message })
  return verifySignIn({ message, signature }, { ...rules, ...given })
}

const atNow = new Date(now).toISOString()
const atSkew = new Date(now + 60_000).toISOString()
const afterSkew = new Date(now + 60_001).toISOString()

describe('verifySignIn', () => {
  it('answers with what was signed', async () => {
    await expect(signIn()).resolves.toEqual(whole)
  })

  it('accepts a clock that is a minute ahead [SX06]', async () => {
    const times = { issuedAt: atSkew, notBefore: atSkew }
    await expect(signIn(times)).resolves.toEqual({ ...whole, ...times })
  })

  it.each<[string, Partial<SiwxMessage>, Partial<SignInRules>, string]>([
    ['for another site [SX01]', { domain: 'bank.example' }, {}, 'another site'],
    ['for the same host at another port [SX01]', { domain: 'shop.example' }, {}, 'another site'],
    [
      'for a name that looks like it [SX01]',
      { domain: 'xn--shp-gmd.example:8443', uri: 'https://xn--shp-gmd.example:8443' },
      {},
      'another site',
    ],
    ['whose address is of another site', { uri: 'https://bank.example/' }, {}, 'of another site'],
    ['with a nonce that was given to somebody else [SX03]', { nonce: 'another12345' }, {}, 'nonce'],
    ['on a network that the site does not use [SX05]', { chainId: 'eip155:10' }, {}, 'its network'],
    ['that has expired [SX06]', {}, { now: Date.parse('2026-01-01T11:00:00.000Z') }, 'expired'],
    ['that does not hold yet [SX06]', { notBefore: '2026-01-01T10:30:00.000Z' }, {}, 'not hold yet'],
    ['that was issued tomorrow [SX06]', { issuedAt: '2026-01-02T10:00:00.000Z' }, {}, 'in the future'],
    ['issued a moment more than a minute ahead [SX06]', { issuedAt: afterSkew }, {}, 'in the future'],
    ['that holds a moment more than a minute later [SX06]', { notBefore: afterSkew }, {}, 'not hold yet'],
    ['in the moment in which it expires [SX06]', { expirationTime: atNow }, {}, 'expired'],
    [
      'of another account',
      { accountAddress: '0x0000000000000000000000000000000000000001' },
      {},
      'has not signed',
    ],
  ])('refuses a message %s', async (_, change, given, reason) => {
    await expect(signIn(change, given)).rejects.toMatchObject({
      code: 'sign_in_refused',
      message: expect.stringContaining(reason),
    })
  })

  it('refuses what is no sign-in message at all', async () => {
    const message = 'Hello'
    const signature = await account.signMessage({ message })
    await expect(verifySignIn({ message, signature }, rules)).rejects.toMatchObject({
      code: 'sign_in_message_malformed',
    })
  })

  it('asks the chain only where the account is not that of a key, and believes no silence', async () => {
    const address = '0x1111111111111111111111111111111111111111'
    const yes = `0x1626ba7e${'0'.repeat(56)}`
    const asked: string[] = []
    const callEvm = (answer: string | undefined) => async (chainId: string) => {
      asked.push(chainId)
      return answer
    }
    await expect(signIn({}, { callEvm: callEvm(yes) })).resolves.toBeDefined()
    expect(asked).toEqual([])
    await expect(signIn({ accountAddress: address }, { callEvm: callEvm(yes) })).resolves.toBeDefined()
    expect(asked).toEqual(['eip155:1'])
    await expect(signIn({ accountAddress: address }, { callEvm: callEvm(undefined) })).rejects.toMatchObject({
      code: 'sign_in_refused',
    })
    // A contract that changes its mind is asked again each time.
    const answers = [yes, `0xffffffff${'0'.repeat(56)}`]
    const fickle = async () => answers.shift()
    await expect(signIn({ accountAddress: address }, { callEvm: fickle })).resolves.toBeDefined()
    await expect(signIn({ accountAddress: address }, { callEvm: fickle })).rejects.toMatchObject({
      code: 'sign_in_refused',
    })
    const down = () => Promise.reject(new Error('down'))
    await expect(signIn({ accountAddress: address }, { callEvm: down })).rejects.toThrow('down')
  })
})
