import type { Page } from '@playwright/test'
import type { InstalledControl, MockWalletWindow } from '../evmWallet/installMockWallet.js'

/** The control object of a wallet on the page, called from the test. */
export type WalletHandle = {
  readonly rdns: string
  readonly name: string
} & {
  readonly [Verb in keyof InstalledControl]: (
    ...args: Parameters<InstalledControl[Verb]>
  ) => Promise<ReturnType<InstalledControl[Verb]>>
}

// As an object, so that a verb missing here does not compile.
const verbs = {
  address: true,
  requests: true,
  forgetRequests: true,
  listenerCount: true,
  state: true,
  setApproval: true,
  prompts: true,
  approve: true,
  reject: true,
  hang: true,
  fail: true,
  pend: true,
  release: true,
  answerWrongly: true,
  behave: true,
  lock: true,
  unlock: true,
  switchAccount: true,
  switchChain: true,
  disconnect: true,
  emit: true,
  announce: true,
} satisfies Record<keyof InstalledControl, true>

export function createWalletHandle(page: Page, info: { rdns: string; name: string }): WalletHandle {
  const calls = Object.keys(verbs).map(verb => [
    verb,
    (...args: unknown[]) => callOnPage(page, info.rdns, verb, args),
  ])
  // Built from the complete list of verbs above.
  return { ...info, ...Object.fromEntries(calls) } as WalletHandle
}

function callOnPage(page: Page, rdns: string, verb: string, args: unknown[]): Promise<unknown> {
  return page.evaluate(
    call => {
      // The page script put the wallets there.
      const { __porticoMockWallets: wallets } = window as unknown as MockWalletWindow
      const control = wallets?.[call.rdns]
      if (!control) throw new Error(`No mock wallet ${call.rdns} on this page: install it before navigating.`)
      // The verbs differ in their parameters; the typed handle has checked them.
      const act = control[call.verb as keyof typeof control] as (...values: unknown[]) => unknown
      return act(...call.args)
    },
    { rdns, verb, args },
  )
}
