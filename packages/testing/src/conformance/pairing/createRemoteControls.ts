import type { RpcError } from '@portico/pairing/wallet'
import type { Approval, Fault, ThrownValue, WalletRequest } from '../../controls/MockWalletControls.js'
import { createFault, takeFault } from '../../evmWallet/faults.js'
import type { RemoteWallet } from '../../remoteWallet/RemoteWallet.js'
import { quietMethods } from '../../remoteWallet/walletMethods.js'
import type { ConformanceControls } from '../AdapterConformance.js'

interface Prompt extends WalletRequest {
  readonly id: number
  approve(): Promise<unknown>
  reject(error?: RpcError): Promise<void>
}

/** Thrown values as they arrive over the wire: JSON in place of an error. */
const wireErrors: Readonly<Record<ThrownValue, unknown>> = {
  string: 'User closed the window',
  undefined: null,
  emptyObject: {},
  codeAsText: { code: '4001', message: 'User rejected the request.' },
  nested: { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
  domException: { name: 'AbortError', message: 'The operation was aborted.' },
  getterBomb: { code: { toString: 7 }, message: { length: -1 } },
  extensionGone: { code: -32000, message: 'Extension context invalidated.' },
}

/** The user of a remote wallet, with the controls of injected ones. */
export function createRemoteControls(
  wallet: RemoteWallet,
  chain: string,
): { readonly control: ConformanceControls; readonly stop: () => void } {
  let approval: Approval = 'auto'
  let faults: readonly Fault[] = []
  const requests: WalletRequest[] = []
  let prompts: readonly Prompt[] = []
  const seen = new Set<number>()

  /** The other end reports the outcome. */
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  function take(prompt: Prompt): void {
    seen.add(prompt.id)
    const { method, params } = prompt
    requests.push({ method, params })
    const { fault, rest } = takeFault(faults, method, asked => !quietMethods.has(asked))
    faults = rest
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'reject') quietly(prompt.reject())
    // Wallets send anything; the type is what they should send.
    else if (fault) quietly(prompt.reject(wireErrors[fault.kind] as RpcError))
    else if (approval === 'auto') quietly(prompt.approve())
    else prompts = [...prompts, prompt]
  }

  function look(): void {
    const { proposals, requests: asked } = wallet.getState()
    const offered = proposals.map(proposal => ({ ...proposal, method: 'wc_sessionPropose', params: [] }))
    const open: readonly Prompt[] = [
      ...offered,
      ...asked
        .filter(({ method }) => !quietMethods.has(method))
        .map(request => ({ ...request, params: [request.params] })),
    ]
    for (const prompt of open) if (!seen.has(prompt.id)) take(prompt)
  }

  function takePrompt(): Prompt | undefined {
    const [first, ...others] = prompts
    prompts = others
    return first
  }
  const impossible = (what: string) => () => {
    throw new Error(`A wallet on another device has no ${what}.`)
  }

  const control: ConformanceControls = {
    address: () => wallet.getAddresses(chain)[wallet.getState().accountIndex] ?? '',
    requests: () => [...requests],
    listenerCount: impossible('listeners'),
    state: () => ({ connected: wallet.getState().sessions.length > 0 }),
    setApproval(given) {
      approval = given
    },
    prompts: () => prompts.map(({ method, params }) => ({ method, params })),
    approve: () => quietly(takePrompt()?.approve() ?? Promise.resolve()),
    reject(options) {
      const prompt = options === undefined ? takePrompt() : undefined
      if (prompt) quietly(prompt.reject())
      else faults = [...faults, createFault('reject', options)]
    },
    hang(options) {
      faults = [...faults, createFault('hang', options)]
    },
    fail(value, options) {
      faults = [...faults, createFault(value, options)]
    },
    pend: impossible('prompt that is in the way'),
    release: impossible('prompt that is in the way'),
    behave() {
      faults = []
      approval = 'auto'
    },
    lock: impossible('lock that the page sees'),
    switchAccount: index => quietly(wallet.switchAccount(index)),
    switchChain: id => quietly(wallet.switchChain(`${chain.split(':')[0]}:${id}`)),
    disconnect: () => quietly(wallet.disconnect()),
  }
  return { control, stop: wallet.subscribe(look) }
}
