export type {
  Ability,
  AdapterConformance,
  ConformanceControls,
  ConformanceTraits,
  ConformanceTransaction,
  ConformanceWallet,
  ConformanceWorld,
  Lack,
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
export { type EvmFactory, type EvmNode, useEvmNodes } from '../conformance/eip155/useEvmNodes.js'
export { familyTraits } from '../conformance/familyTraits.js'
export { describePairedAdapter } from '../conformance/pairing/describePairedAdapter.js'
export type { PairedConformance } from '../conformance/pairing/PairedConformance.js'
export { createMemoryStorage } from '../conformance/source/createMemoryStorage.js'
export type { SourceConformance, SourceWorld } from '../conformance/source/createSourceRun.js'
export { describeSourceAdapter } from '../conformance/source/describeSourceAdapter.js'
export { until } from '../conformance/until.js'
