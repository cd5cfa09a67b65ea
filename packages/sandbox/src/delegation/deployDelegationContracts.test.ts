import {
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainEngine } from '../chain/chooseEngine.js'
import { findAnvilBinary } from '../chain/findAnvilBinary.js'
import { type Chain, startChain } from '../chain/startChain.js'
import { delegationContracts, deployDelegationContracts } from './deployDelegationContracts.js'

const engines: ChainEngine[] = findAnvilBinary() ? ['anvil', 'edr'] : ['edr']
const executeAbi = parseAbi(['function execute(bytes32 mode, bytes calls) payable'])
const callsType = [
  {
    type: 'tuple[]',
    components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
  },
] as const

describe.each(engines)('the delegation contracts on %s', engine => {
  let chain: Chain
  beforeAll(async () => {
    chain = await startChain({ engine })
    await deployDelegationContracts(chain.url)
  }, 120_000)
  afterAll(() => chain?.stop())

  function connect() {
    const account = privateKeyToAccount(generatePrivateKey())
    const transport = http(chain.url)
    const client = createTestClient({ account, mode: 'hardhat', transport, pollingInterval: 20 })
      .extend(publicActions)
      .extend(walletActions)
    return { account, client }
  }

  it('are at the addresses of the public networks', async () => {
    const { client } = connect()
    expect(delegationContracts).toEqual({
      delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
      statelessDeleGator: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
    })
    const codes = Object.values(delegationContracts).map(address => client.getCode({ address }))
    for (const code of await Promise.all(codes)) expect(code?.length).toBeGreaterThan(20_000)
  })

  it('make a batch of an account that delegates in the same transaction', async () => {
    const { account, client } = connect()
    await client.setBalance({ address: account.address, value: parseEther('1') })
    const receivers = ['0x1111', '0x2222'].map(each => pad(each as `0x${string}`, { dir: 'right', size: 20 }))
    const calls = encodeAbiParameters(callsType, [receivers.map(to => [to, 5n, '0x'] as const)])
    const authorization = await client.signAuthorization({
      contractAddress: delegationContracts.statelessDeleGator,
      chainId: chain.chainId,
      executor: 'self',
    })
    const hash = await client.sendTransaction({
      chain: null,
      to: account.address,
      data: encodeFunctionData({
        abi: executeAbi,
        args: [pad('0x01', { dir: 'right', size: 32 }), calls],
      }),
      authorizationList: [authorization],
    })
    const receipt = await client.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', type: 'eip7702' })
    for (const address of receivers) expect(await client.getBalance({ address })).toBe(5n)
    expect(await client.getCode({ address: account.address })).toBe(
      concat(['0xef0100', delegationContracts.statelessDeleGator]).toLowerCase(),
    )
  })
})
