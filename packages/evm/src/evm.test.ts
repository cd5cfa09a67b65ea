import { startChain } from '@portico/sandbox/chain'
import { describeEvmAdapter } from '@portico/testing/conformance'
import { evm } from './evm.js'

describeEvmAdapter({ type: 'evm', createFactory: () => evm(), startChain })
