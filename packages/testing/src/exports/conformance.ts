export type {
  AdapterConformance,
  ConformanceTraits,
  ConformanceWallet,
  ConformanceWorld,
  MessageProof,
} from '../conformance/AdapterConformance.js'
export {
  type AdapterContextOptions,
  type AdapterTestContext,
  createAdapterContext,
  createPage,
} from '../conformance/createAdapterContext.js'
export { type ConformanceRun, createConformanceRun } from '../conformance/createConformanceRun.js'
export { describeAdapter } from '../conformance/describeAdapter.js'
export { announceWallet } from '../conformance/eip155/announceWallet.js'
export { createEvmNetwork } from '../conformance/eip155/createEvmNetwork.js'
export { describeEvmAdapter, type EvmConformance } from '../conformance/eip155/describeEvmAdapter.js'
export { until } from '../conformance/until.js'
