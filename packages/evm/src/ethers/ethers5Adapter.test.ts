import { startChain } from '@portico/sandbox/chain'
import { describeEvmAdapter } from '@portico/testing/conformance'
import { ethers5Adapter } from './getEthers5Provider.js'

describeEvmAdapter({ type: 'ethers5', createFactory: () => ethers5Adapter(), startChain })
