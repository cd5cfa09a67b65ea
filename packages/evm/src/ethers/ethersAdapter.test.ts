import { startChain } from '@portico/sandbox/chain'
import { describeEvmAdapter } from '@portico/testing/conformance'
import { ethersAdapter } from './getEthersProvider.js'

describeEvmAdapter({ type: 'ethers', createFactory: () => ethersAdapter(), startChain })
