import { loadPart } from '@portico/core/adapter'
import type { EvmAdapter } from './EvmAdapter.js'
import type { EvmRuntime } from './EvmRuntime.js'

export type Asking = Pick<
  EvmAdapter,
  'getBalance' | 'sendTransaction' | 'signMessage' | 'methods' | 'transfers' | 'swaps'
>

export function createMethods(parameters: Omit<EvmRuntime, 'endpoints' | 'sentHashes'>): Asking {
  const runtime: EvmRuntime = { ...parameters, endpoints: new Map(), sentHashes: new Set() }
  return {
    getBalance: async request =>
      (await loadPart(import('./actions/getBalance.js'))).getBalance(runtime, request),
    sendTransaction: async request =>
      (await loadPart(import('./actions/sendTransaction.js'))).sendTransaction(runtime, request),
    signMessage: async request =>
      (await loadPart(import('./actions/signMessage.js'))).signMessage(runtime, request),
    transfers: {
      readToken: async request =>
        (await loadPart(import('./actions/readToken.js'))).readToken(runtime, request),
      readReceiver: async request =>
        (await loadPart(import('./actions/readReceiver.js'))).readReceiver(runtime, request),
      estimateTransfer: async request =>
        (await loadPart(import('./actions/estimateTransfer.js'))).estimateTransfer(runtime, request),
      transfer: async request => (await loadPart(import('./actions/transfer.js'))).transfer(runtime, request),
      readTransaction: async request =>
        (await loadPart(import('./actions/readTransaction.js'))).readTransaction(runtime, request),
    },
    swaps: {
      approveSwap: async request =>
        (await loadPart(import('./actions/approveSwap.js'))).approveSwap(runtime, request),
      swap: async request => (await loadPart(import('./actions/swap.js'))).swap(runtime, request),
    },
    methods: {
      estimateGas: async request =>
        (await loadPart(import('./actions/estimateGas.js'))).estimateGas(runtime, request),
      getCallsStatus: async request =>
        (await loadPart(import('./actions/getCallsStatus.js'))).getCallsStatus(runtime, request),
      getCapabilities: async request =>
        (await loadPart(import('./actions/getCapabilities.js'))).getCapabilities(runtime, request),
      revokePermissions: async request =>
        (await loadPart(import('./actions/revokePermissions.js'))).revokePermissions(runtime, request),
      sendCalls: async request =>
        (await loadPart(import('./actions/sendCalls.js'))).sendCalls(runtime, request),
      signTypedData: async request =>
        (await loadPart(import('./actions/signTypedData.js'))).signTypedData(runtime, request),
      waitForReceipt: async request =>
        (await loadPart(import('./actions/waitForReceipt.js'))).waitForReceipt(runtime, request),
    },
  }
}
