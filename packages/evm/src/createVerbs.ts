import { loadPart } from '@portico/core/adapter'
import type { EvmAdapter } from './EvmAdapter.js'
import type { EvmRuntime } from './EvmRuntime.js'

export type Asking = Pick<EvmAdapter, 'getBalance' | 'sendTransaction' | 'signMessage' | 'verbs'>

/** What every EVM adapter can do once connected. Each verb loads when it is first used. */
export function createVerbs(parameters: Omit<EvmRuntime, 'endpoints' | 'sentHashes'>): Asking {
  const runtime: EvmRuntime = { ...parameters, endpoints: new Map(), sentHashes: new Set() }
  return {
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    sendTransaction: async request =>
      (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, request),
    signMessage: async request =>
      (await loadPart(import('./actions/signMessage.js'))).signMessage(runtime, request),
    verbs: {
      estimateGas: async request =>
        (await loadPart(import('./actions/estimateGas.js'))).estimateGas(runtime, request),
      getCallsStatus: async request =>
        (await loadPart(import('./actions/getCallsStatus.js'))).getCallsStatus(runtime, request),
      getCapabilities: async request =>
        (await loadPart(import('./actions/getCapabilities.js'))).getCapabilities(runtime, request),
      sendCalls: async request =>
        (await loadPart(import('./actions/sendCalls.js'))).sendCalls(runtime, request),
      signTypedData: async request =>
        (await loadPart(import('./actions/signTypedData.js'))).signTypedData(runtime, request),
      waitForReceipt: async request =>
        (await loadPart(import('./actions/waitForReceipt.js'))).waitForReceipt(runtime, request),
    },
  }
}
