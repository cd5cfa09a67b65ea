import { expect, it } from 'vitest'
import * as ethers from './ethers.js'
import * as ethers5 from './ethers5.js'
import * as hosts from './hosts.js'
import * as index from './index.js'
import * as wagmi from './wagmi.js'
import * as wagmiCore from './wagmi-core.js'

it('exports what the documentation names, and nothing else', () => {
  expect(Object.keys(index)).toEqual(['eip155Family', 'evm', 'isEip1193Provider'])
  expect(Object.keys(ethers)).toEqual(['ethersAdapter', 'getEthersProvider', 'getEthersSigner'])
  expect(Object.keys(ethers5)).toEqual(['ethers5Adapter', 'getEthers5Provider', 'getEthers5Signer'])
  expect(Object.keys(hosts)).toEqual(['hosts'])
  expect(Object.keys(wagmi)).toEqual(['porticoConnectors', 'wagmiAdapter'])
  expect(Object.keys(wagmiCore)).toEqual(['porticoConnectors', 'wagmiCoreAdapter'])
})
