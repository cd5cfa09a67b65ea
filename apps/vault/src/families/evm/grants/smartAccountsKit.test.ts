import { getSmartAccountsEnvironment } from '@metamask/smart-accounts-kit'
import {
  erc7710WalletActions,
  erc7715ProviderActions,
  getErc20PeriodTransferEnforcerAvailableAmount,
} from '@metamask/smart-accounts-kit/actions'
import { decodeDelegations, overrideDeployedEnvironment } from '@metamask/smart-accounts-kit/utils'
import {
  type Chain,
  connectLocalContracts,
  deployDelegationContracts,
  startChain,
} from '@portico/sandbox/chain'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDelegatedVault } from '../../../../test/createDelegatedVault.ts'
import { delegate, delegationManager } from '../delegation/delegate.ts'
import { enforcers } from './terms.ts'

const day = 86_400

describe('a site that uses @metamask/smart-accounts-kit', () => {
  let chain: Chain
  let token: Address
  beforeAll(async () => {
    // The kit reports its calls to MetaMask otherwise.
    vi.stubEnv('DO_NOT_TRACK', '1')
    overrideDeployedEnvironment(31337, '1.3.0', getSmartAccountsEnvironment(1))
    chain = await startChain()
    await deployDelegationContracts(chain.url)
    const dollar = { name: 'Dollar', symbol: 'USD', decimals: 6, supply: 10n ** 15n }
    token = getAddress(await connectLocalContracts(chain.url).deployToken(dollar))
  }, 120_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await chain?.stop()
  })

  it('finds the contracts of the public networks where the vault does', () => {
    const { DelegationManager, implementations, caveatEnforcers } = getSmartAccountsEnvironment(1)
    expect(DelegationManager).toBe(delegationManager)
    expect(implementations.EIP7702StatelessDeleGatorImpl).toBe(delegate)
    expect(enforcers).toEqual({
      erc20Periodic: caveatEnforcers.ERC20PeriodTransferEnforcer,
      erc20Stream: caveatEnforcers.ERC20StreamingEnforcer,
      nativePeriodic: caveatEnforcers.NativeTokenPeriodTransferEnforcer,
      nativeStream: caveatEnforcers.NativeTokenStreamingEnforcer,
      exactCalldata: caveatEnforcers.ExactCalldataEnforcer,
      valueLte: caveatEnforcers.ValueLteEnforcer,
      timestamp: caveatEnforcers.TimestampEnforcer,
      nonce: caveatEnforcers.NonceEnforcer,
    })
  })

  it('gets, lists and uses a permission of the visitor (ERC-7715, ERC-7710) [W-03]', async () => {
    const vault = createDelegatedVault(chain)
    await vault.fund()
    await connectLocalContracts(chain.url).sendToken(token, vault.address, 100_000_000n)
    const session = privateKeyToAccount(generatePrivateKey())
    await vault.client.setBalance({ address: session.address, value: parseEther('1') })
    const site = vault.wallet.extend(erc7715ProviderActions())

    const supported = { chainIds: [31337], ruleTypes: ['expiry'] }
    expect(await site.getSupportedExecutionPermissions()).toMatchObject({
      'erc20-token-periodic': supported,
      'erc20-token-stream': supported,
      'native-token-periodic': supported,
      'native-token-stream': supported,
    })
    const now = Number((await vault.client.getBlock()).timestamp)
    const granted = await site.requestExecutionPermissions([
      {
        chainId: 31337,
        to: session.address,
        expiry: now + 30 * day,
        permission: {
          type: 'erc20-token-periodic',
          isAdjustmentAllowed: true,
          data: {
            tokenAddress: token,
            periodAmount: 10_000_000n,
            periodDuration: day,
            startTime: now,
            justification: 'A subscription',
          },
        },
      },
    ])
    expect(granted).toMatchObject([
      {
        chainId: 31337,
        from: vault.address,
        to: session.address,
        permission: {
          type: 'erc20-token-periodic',
          data: { tokenAddress: token, periodAmount: 10_000_000n },
        },
        rules: [{ type: 'expiry', data: { timestamp: now + 30 * day } }],
        dependencies: [],
        delegationManager,
      },
    ])
    expect(await site.getGrantedExecutionPermissions()).toEqual(granted)
    const [permission] = granted
    if (!permission) throw new Error('The vault granted nothing.')
    const { context: permissionContext } = permission

    const wallet = createWalletClient({ account: session, chain: foundry, transport: http(chain.url) })
      .extend(publicActions)
      .extend(erc7710WalletActions())
    const receiver = privateKeyToAccount(generatePrivateKey()).address
    const spend = async (amount: bigint) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
      const hash = await wallet.sendTransactionWithDelegation({
        account: session,
        chain: foundry,
        to: token,
        data,
        permissionContext,
        delegationManager,
      })
      return vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 20_000)
    }
    expect(await spend(4_000_000n)).toMatchObject({ status: 'success' })
    await expect(spend(6_000_001n)).rejects.toThrow('transfer-amount-exceeded')
    const [delegation] = decodeDelegations(permissionContext)
    if (!delegation) throw new Error('The context has no delegation.')
    const environment = getSmartAccountsEnvironment(31337)
    const left = await getErc20PeriodTransferEnforcerAvailableAmount(wallet, environment, { delegation })
    expect(left).toMatchObject({ availableAmount: 6_000_000n, isNewPeriod: false })

    await vault.request('wallet_revokeExecutionPermission', [{ permissionContext }])
    await expect(spend(1n)).rejects.toThrow()
    expect(await site.getGrantedExecutionPermissions()).toEqual([])
  })
})
