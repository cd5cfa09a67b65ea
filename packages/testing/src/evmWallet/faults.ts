import type { Fault, FaultOptions, ThrownValue } from '../controls/MockWalletControls.js'
import { ProviderRpcError } from './providerRpcError.js'

const promptingMethods = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
])

export const isPrompting = (method: string) => promptingMethods.has(method)

export function createFault(kind: Fault['kind'], options: FaultOptions = {}): Fault {
  return { kind, times: 1, methods: 'prompting', sync: false, ...options }
}

function applies(fault: Fault, method: string, asksUser: (method: string) => boolean): boolean {
  if (fault.methods === 'every') return true
  return fault.methods === 'prompting' ? asksUser(method) : fault.methods.includes(method)
}

/** The first matching fault, and the faults that remain after it was used once. */
export function takeFault(
  faults: readonly Fault[],
  method: string,
  asksUser: (method: string) => boolean = isPrompting,
): { fault?: Fault; rest: Fault[] } {
  const index = faults.findIndex(fault => applies(fault, method, asksUser))
  const fault = faults[index]
  if (!fault) return { rest: [...faults] }
  const left: Fault['times'] = fault.times === 'all' ? 'all' : fault.times - 1
  const rest = faults.flatMap((other, at) => {
    if (at !== index) return [other]
    return left === 0 ? [] : [{ ...other, times: left }]
  })
  return { fault, rest }
}

export function createThrownValue(kind: ThrownValue): unknown {
  switch (kind) {
    case 'string':
      return 'User closed the window'
    case 'undefined':
      return undefined
    case 'emptyObject':
      return {}
    case 'codeAsText':
      return { code: '4001', message: 'User rejected the request.' }
    case 'nested':
      return new ProviderRpcError(-32603, 'Internal JSON-RPC error.', {
        originalError: { code: 4001, message: 'User rejected the request.' },
      })
    case 'domException':
      return new DOMException('The operation was aborted.', 'AbortError')
    case 'getterBomb':
      return createGetterBomb()
    case 'extensionGone':
      return new Error('Extension context invalidated.')
  }
}

function createGetterBomb(): object {
  const explode = () => {
    throw new Error('read a property of a hostile error')
  }
  return Object.defineProperties(
    {},
    { code: { get: explode }, message: { get: explode }, data: { get: explode } },
  )
}
