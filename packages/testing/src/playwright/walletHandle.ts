import type { Page } from '@playwright/test'
import type { WalletFamilies, WalletNamespace } from '../page/WalletFamilies.js'

/** The controls of a wallet on the page, called from the test. */
export type WalletHandle<Namespace extends WalletNamespace = 'eip155'> = {
  readonly namespace: Namespace
  readonly rdns: string
  readonly name: string
} & Methods<WalletFamilies[Namespace]['control']>

type Methods<Control> = {
  readonly [Method in keyof Control]: Control[Method] extends (...args: infer Parameters) => infer Answer
    ? (...args: Parameters) => Promise<Answer>
    : never
}

// As an object, so that a missing method does not compile.
const methods = {
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
} satisfies Record<keyof WalletFamilies[WalletNamespace]['control'], true>

export function createWalletHandle<Namespace extends WalletNamespace>(
  page: Page,
  info: { namespace: Namespace; rdns: string; name: string },
): WalletHandle<Namespace> {
  const { namespace, rdns } = info
  const name = namespace === 'eip155' ? rdns : `${rdns}:${namespace}`
  const calls = Object.keys(methods).map(method => [
    method,
    (...args: unknown[]) => callOnPage(page, name, method, args),
  ])
  // Built from the complete list of methods above, which are the same in every family.
  return { ...info, ...Object.fromEntries(calls) } as WalletHandle<Namespace>
}

function callOnPage(page: Page, name: string, method: string, args: unknown[]): Promise<unknown> {
  return page.evaluate(
    call => {
      // The page script put the wallets there; the typed handle has checked the parameters.
      const { __porticoMockWallets: wallets } = window as unknown as {
        __porticoMockWallets?: Record<string, Record<string, (...values: unknown[]) => unknown>>
      }
      const act = wallets?.[call.name]?.[call.method]
      if (!act) throw new Error(`No mock wallet ${call.name} on this page: install it before navigating.`)
      return act(...call.args)
    },
    { name, method, args },
  )
}
