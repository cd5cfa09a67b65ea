import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { EvaluatePassphraseAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'

let service: TestAuth
let device: TestDevice
let email: string
beforeAll(async () => {
  // A guesser needs a new code for each try; that mails are limited too has tests of its own.
  service = await startTestAuth({ limits: { mailsPerQuarter: 100, mailsPerDay: 100 } })
})
afterAll(() => service.close())
beforeEach(async () => {
  email = createEmail()
  device = await service.createDevice()
})

const { oprf } = ristretto255_oprf
const [minute, hour] = [60_000, 3_600_000]

/** What a vault asks for a guess, and what it makes of the answer. */
async function guess(from: TestDevice, accessToken: string, passphrase: string) {
  const input = new TextEncoder().encode(passphrase)
  const { blind, blinded } = oprf.blind(input)
  const body = { blinded: Buffer.from(blinded).toString('base64url') }
  const answer = await from.call('/auth/passphrase/evaluate', body, { accessToken })
  const evaluated = v.safeParse(EvaluatePassphraseAnswerSchema, answer.body)
  if (!evaluated.success) return { ...answer, output: undefined }
  const element = Buffer.from(evaluated.output.evaluated, 'base64url')
  return { ...answer, output: Buffer.from(oprf.finalize(input, blind, element)).toString('hex') }
}

async function createWallet() {
  const { accessToken } = await service.login(device, email)
  const { output } = await guess(device, accessToken, 'correct')
  const wallet = await createTestWallet()
  await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
  return { wallet, accessToken, output }
}

/** Another device of whoever can read the mailbox. */
async function enter() {
  const other = await service.createDevice()
  const { accessToken } = await service.login(other, email)
  return { other, accessToken, guess: (passphrase: string) => guess(other, accessToken, passphrase) }
}

describe('a passphrase', () => {
  it('has one key for an account, whatever device asks, and another one for each account [KS22]', async () => {
    const { output } = await createWallet()
    const intruder = await enter()
    expect((await intruder.guess('wrong')).output).not.toBe(output)
    expect((await intruder.guess('correct')).output).toBe(output)
    email = createEmail()
    device = await service.createDevice()
    expect((await createWallet()).output).not.toBe(output)
  })

  it('is guessed three times, then ever more slowly, and after ten guesses once a day [KS22]', async () => {
    await createWallet()
    const waits = [0, 0, 0, minute, 5 * minute, 15 * minute, hour, hour, hour, hour, 24 * hour, 24 * hour]
    const first = await enter()
    for (const wait of waits.slice(0, 3)) {
      service.clock.time += wait
      expect(await first.guess('wrong')).toMatchObject({ status: 200 })
    }
    for (const wait of waits.slice(3)) {
      // From whichever device, with a new code each time, which takes half a minute here.
      service.clock.time += wait - 33_000
      const next = await enter()
      expect(await next.guess('early')).toMatchObject({ status: 429, code: 'passphrase_exhausted' })
      service.clock.time += 2000
      expect(await next.guess('wrong')).toMatchObject({ status: 200 })
    }
  })

  it('is guessed three times in the same moment, too [KS22]', async () => {
    await createWallet()
    const intruder = await enter()
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => intruder.guess(`guess ${index}`)),
    )
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  it('is counted anew once its owner has opened the wallet with it, and not by what else devices do [KS22]', async () => {
    const { wallet, accessToken } = await createWallet()
    const owner = await enter()
    for (const passphrase of ['wrong', 'wrong again', 'correct']) await owner.guess(passphrase)
    expect(await owner.guess('early')).toMatchObject({ status: 429 })
    await device.call('/auth/wallet/rotate', wallet.rotate(device, 1), { accessToken })
    expect(await owner.guess('early')).toMatchObject({ status: 429 })
    const back = await owner.other.call('/auth/wallet/rotate', wallet.rotate(owner.other, 2, [device]), {
      accessToken: owner.accessToken,
    })
    expect(back).toMatchObject({ status: 200 })
    const intruder = await enter()
    expect(await intruder.guess('wrong')).toMatchObject({ status: 200 })
  })

  it('takes a new code of a device without a share, and is not counted for one that has the wallet [KS22]', async () => {
    const { accessToken } = await createWallet()
    for (let count = 0; count < 12; count++)
      expect(await guess(device, accessToken, 'mine')).toMatchObject({ status: 200 })
    const intruder = await enter()
    const call = (blinded: string) =>
      intruder.other.call('/auth/passphrase/evaluate', { blinded }, { accessToken: intruder.accessToken })
    // No element: such a call is not counted either.
    expect(await call('_'.repeat(43))).toMatchObject({ status: 400 })
    service.clock.time += 10 * minute - 1000
    expect(await intruder.guess('in time')).toMatchObject({ status: 200 })
    service.clock.time += 2000
    expect(await intruder.guess('late')).toMatchObject({
      code: expect.stringMatching(/code_required|session_invalid/),
    })
  })
})
