import { PorticoError, type SiwxPlugin, type SiwxSession, signInRefused } from '@portico/protocol'
import { createNonce } from '../message/createNonce.js'
import type { SignatureCheck } from '../verify/SignatureCheck.js'
import type { Verifiers } from '../verify/verifySignature.js'
import { findTimeReason, verifySignIn } from '../verify/verifySignIn.js'
import { createMessages, type MessageOptions } from './createMessages.js'
import { createSessionStorage, findStorage, isOf, type TextStorage } from './createSessionStorage.js'

export interface LocalSiwxOptions extends MessageOptions {
  /** Whether visitors who do not sign in are disconnected. @default true */
  readonly required?: boolean | undefined
  /** Whether a disconnect also ends the session. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Runs `eth_call`, for smart accounts. Without it they are refused. */
  readonly callEvm?: SignatureCheck['callEvm']
  readonly verifiers?: Verifiers | undefined
  /** @default the browser's local storage */
  readonly storage?: TextStorage | undefined
  readonly now?: (() => number) | undefined
}

/** Sign-in without a server. Scripts in the page can forge it; to protect data use `serverSiwx`. */
export function localSiwx(options: LocalSiwxOptions = {}): SiwxPlugin {
  const now = options.now ?? Date.now
  const write = createMessages(options, now)
  const sessions = createSessionStorage(options.storage ?? findStorage())

  async function verify({ data, message, signature }: SiwxSession): Promise<void> {
    const rules = { ...options, domains: [data.domain], nonce: data.nonce, now: now() }
    const signed = await verifySignIn({ message, signature }, rules)
    if (isOf({ data, message, signature }, signed.chainId, signed.accountAddress)) return
    throw new PorticoError(signInRefused, { context: { reason: 'it is of another account' } })
  }

  async function add(given: readonly SiwxSession[]): Promise<void> {
    for (const session of given) await verify(session)
    const isReplaced = (known: SiwxSession) =>
      given.some(({ data }) => isOf(known, data.chainId, data.accountAddress))
    sessions.write([...sessions.read().filter(known => !isReplaced(known)), ...given])
  }

  return {
    createMessage: async input => write(input, createNonce()),
    addSession: session => add([session]),
    setSessions: async given => (given.length > 0 ? add(given) : sessions.write([])),
    revokeSession: async (chainId, address) =>
      sessions.write(sessions.read().filter(session => !isOf(session, chainId, address))),
    getSessions: async (chainId, address) =>
      sessions
        .read()
        .filter(session => isOf(session, chainId, address) && !findTimeReason(session.data, now())),
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect,
  }
}
