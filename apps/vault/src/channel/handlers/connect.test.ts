import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WayBack } from '../../worker/keeperTypes.ts'
import type { AskByMail, VaultContext } from '../VaultContext.ts'
import { connectDevice } from './connect.ts'

const number = '123'

/** A keeper whose wallet is opened by `open`. */
function createVault(methods: readonly WayBack[]) {
  const done: string[] = []
  const waiting: (() => void)[] = []
  let chooseMail: AskByMail | undefined
  const context = {
    keeper: {
      getNeed: async () => ({ kind: 'recovery', methods }),
      async askForApproval() {
        done.push('mailed')
        return { number }
      },
      waitForEntry: () => new Promise<void>(resolve => waiting.push(resolve)),
    },
    async showEntry(asked: { number: string } | undefined, signal: AbortSignal, askByMail?: AskByMail) {
      done.push(`shown ${asked?.number ?? (askByMail ? 'passkey first' : 'nothing')}`)
      chooseMail = askByMail
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      done.push('hidden')
    },
  } as unknown as VaultContext
  return {
    context,
    done,
    open() {
      for (const resolve of waiting) resolve()
    },
    chooseMail: () => chooseMail?.(),
  }
}

const { signal } = new AbortController()
const settle = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => vi.unstubAllGlobals())

it('offers a passkey first, and mails nobody where it opens the wallet', async () => {
  const { context, done, open } = createVault(['escrow', 'passkey'])
  const entering = connectDevice(undefined, context, signal)
  await settle()
  expect(done).toEqual(['shown passkey first'])
  open()
  await entering
  expect(done).toEqual(['shown passkey first', 'hidden'])
})

it('mails the owner if the visitor has no passkey at hand', async () => {
  const { context, done, open, chooseMail } = createVault(['escrow', 'passkey'])
  const entering = connectDevice(undefined, context, signal)
  await settle()
  expect(await chooseMail()).toEqual({ number })
  open()
  await entering
  expect(done).toEqual(['shown passkey first', 'mailed', 'hidden'])
})

it.each<[string, readonly WayBack[]]>([
  ['no passkey was set up', ['escrow', 'passphrase']],
  ['only mail opens the wallet', ['escrow']],
])('mails at once where %s', async (_, methods) => {
  const { context, done, open } = createVault(methods)
  const entering = connectDevice(undefined, context, signal)
  await settle()
  expect(done).toEqual(['mailed', `shown ${number}`])
  open()
  await entering
})

it('mails at once where the browser knows no passkeys', async () => {
  vi.unstubAllGlobals()
  const { context, done, open } = createVault(['escrow', 'passkey'])
  const entering = connectDevice(undefined, context, signal)
  await settle()
  expect(done).toEqual(['mailed', `shown ${number}`])
  open()
  await entering
})
