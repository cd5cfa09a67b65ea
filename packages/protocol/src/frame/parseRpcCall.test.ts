import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApproveRpcMethod } from '../rpc/rpcMethods.js'
import { parseRpcCall } from './parseRpcCall.js'

const address = `0x${'ab'.repeat(20)}`
const transaction = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** Parameters that each method takes, all of its options given. */
const samples: Record<ApproveRpcMethod, unknown> = {
  personal_sign: ['0x6869', address],
  eth_signTypedData_v4: [address, '{"domain":{}}'],
  eth_sendTransaction: [{ from: address, to: address, value: '0x1', data: '0x', gas: '0x5208', type: '0x2' }],
  eth_sendUserOperation: [{ sender: address }, address],
  wallet_sendCalls: [
    { version: '2.0.0', chainId: '0x1', from: address, calls: [{ to: address, data: '0x', value: '0x0' }] },
  ],
  wallet_grantPermissions: [{ permissions: [] }],
  wallet_requestExecutionPermissions: [
    {
      chainId: '0x1',
      to: address,
      permission: { type: 'native-token-periodic', isAdjustmentAllowed: true, data: {} },
    },
  ],
  wallet_revokeExecutionPermission: [{ permissionContext: '0x' }],
  wallet_revokePermissions: [{ context: '0x' }],
  cosmos_signAmino: { signerAddress: 'cosmos1a', signDoc: { chain_id: 'cosmoshub-4' } },
  cosmos_signDirect: {
    signerAddress: 'cosmos1a',
    signDoc: { chainId: 'cosmoshub-4', accountNumber: '7', bodyBytes: 'aGk=', authInfoBytes: '' },
  },
  polkadot_signMessage: { address: '1a', data: '0x6869', type: 'bytes', message: 'hi' },
  polkadot_signTransaction: { address: '1a', transactionPayload: { method: '0x00' } },
  sendTransfer: { account: 'bc1qa', recipientAddress: 'bc1qb', amount: '1000', memo: '6869' },
  signMessage: { account: 'bc1qa', address: 'bc1pa', message: 'hi', protocol: 'bip322' },
  signPsbt: {
    account: 'bc1qa',
    psbt: 'cHNidP8=',
    signInputs: [{ index: 0, address: 'bc1qa', sighashTypes: [1] }],
    broadcast: false,
  },
  solana_signMessage: { message: transaction, pubkey: transaction },
  solana_signTransaction: { transaction },
  solana_signAllTransactions: { transactions: [transaction] },
  solana_signAndSendTransaction: {
    transaction,
    options: { skipPreflight: true, preflightCommitment: 'confirmed', maxRetries: 3, minContextSlot: 7 },
  },
}

// The keys of a literal are its own.
const methodsToApprove = Object.keys(samples) as ApproveRpcMethod[]

/** Reads by the most parameters that nodes and bundlers take. */
const reads = {
  0: [
    'eth_accounts',
    'eth_blockNumber',
    'eth_chainId',
    'eth_gasPrice',
    'eth_maxPriorityFeePerGas',
    'eth_newBlockFilter',
    'eth_supportedEntryPoints',
    'eth_syncing',
    'wallet_getGrantedExecutionPermissions',
    'wallet_getSupportedExecutionPermissions',
  ],
  1: [
    'eth_getBlockReceipts',
    'eth_getBlockTransactionCountByHash',
    'eth_getBlockTransactionCountByNumber',
    'eth_getFilterChanges',
    'eth_getFilterLogs',
    'eth_getLogs',
    'eth_getTransactionByHash',
    'eth_getTransactionReceipt',
    'eth_getUncleCountByBlockHash',
    'eth_getUncleCountByBlockNumber',
    'eth_getUserOperationByHash',
    'eth_getUserOperationReceipt',
    'eth_newFilter',
    'eth_newPendingTransactionFilter',
    'eth_sendRawTransaction',
    'eth_uninstallFilter',
    'wallet_getAssets',
  ],
  2: [
    'eth_getAccount',
    'eth_getBalance',
    'eth_getBlockByHash',
    'eth_getBlockByNumber',
    'eth_getCode',
    'eth_getTransactionByBlockHashAndIndex',
    'eth_getTransactionByBlockNumberAndIndex',
    'eth_getTransactionCount',
    'wallet_getCapabilities',
  ],
  3: ['eth_estimateUserOperationGas', 'eth_feeHistory', 'eth_getProof', 'eth_getStorageAt'],
  4: ['eth_call', 'eth_estimateGas'],
}

describe('parseRpcCall', () => {
  it.each(Object.entries(samples))('knows %s as one that asks [P-02] [W-03]', (method, params) => {
    expect(parseRpcCall({ method, params })).toEqual({ policy: 'approve', method, params })
  })

  it.each(
    Object.entries(reads).flatMap(([most, methods]) =>
      methods.map(method => [method, Number(most)] as const),
    ),
  )('lets %s pass with up to %i parameters [P-01] [W-03]', (method, most) => {
    const params = Array.from({ length: most }, () => '0x1')
    expect(parseRpcCall({ method, params })).toEqual({ policy: 'safe', method, params })
    expect(parseRpcCall({ method, params: [...params, '0x1'] })).toMatchObject({ policy: 'invalid' })
    expect(parseRpcCall({ method, params: { block: 1 } })).toMatchObject({ policy: 'invalid' })
  })

  it('lets wallet_getCallsStatus pass with the id of a batch alone [P-01] [W-03]', () => {
    const method = 'wallet_getCallsStatus'
    expect(parseRpcCall({ method, params: ['0x1'] })).toEqual({ policy: 'safe', method, params: ['0x1'] })
    for (const params of [[], [''], [1], ['0x1', '0x1'], ['0'.repeat(8195)], { id: '0x1' }])
      expect(parseRpcCall({ method, params }), JSON.stringify(params)).toMatchObject({ policy: 'invalid' })
  })

  it.each(['eth_sign', 'Personal_sign', 'personal_sign ', 'eth_сall', 'constructor', '__proto__', ''])(
    'refuses %j [P-03] [FR23]',
    method => expect(parseRpcCall({ method, params: [] })).toMatchObject({ policy: 'refused' }),
  )

  it.each<[string, unknown]>([
    ['a receiver without 0x', { calls: [{ to: address.slice(2) }] }],
    ['data without 0x', { calls: [{ to: address, data: 'abcd' }] }],
    ['no receiver', { calls: [{ data: '0x' }] }],
    ['no calls', { calls: [] }],
    ['an unknown field', { calls: [{ to: address }], gasless: true }],
  ])('refuses a batch with %s [R-03]', (_, batch) => {
    expect(parseRpcCall({ method: 'wallet_sendCalls', params: [batch] })).toMatchObject({ policy: 'invalid' })
  })

  it.each<[string, unknown, string]>([
    ['eth_sendTransaction', [{ to: address, value: '5' }], 'transaction.value is not a number.'],
    ['eth_sendTransaction', [{ to: 'bob' }], 'transaction.to is not an address.'],
    ['eth_sendTransaction', [{ to: address, data: 'abcd' }], 'transaction.data is not data in hex.'],
    ['eth_sendTransaction', [{ value: '0x1' }], 'transaction has neither a receiver nor data.'],
    ['eth_sendTransaction', [{ to: address, type: '0x3' }], 'transaction.type is not supported.'],
    ['wallet_sendCalls', [{ calls: [{ to: 'x' }] }], 'batch.calls[0].to is not an address.'],
    ['personal_sign', ['0x', 'x'], 'address is not an address.'],
    ['personal_sign', ['0x', address, 'x'], 'parameter 3 has another form.'],
    ['solana_signMessage', { message: '0OIl', pubkey: transaction }, 'message is not text in base58.'],
    ['eth_blockNumber', [1], 'The list of parameters has another form.'],
  ])('names what is wrong with %s', (method, params, fault) => {
    expect(parseRpcCall({ method, params })).toEqual({ policy: 'invalid', fault })
  })

  it.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'])(
    'takes the commitment %s of Solana, with every other option [E-10]',
    preflightCommitment => {
      for (const skipPreflight of [true, false]) {
        const options = { skipPreflight, preflightCommitment, maxRetries: 3, minContextSlot: 7 }
        const params = { transaction, options }
        expect(parseRpcCall({ method: 'solana_signAndSendTransaction', params })).toEqual({
          policy: 'approve',
          method: 'solana_signAndSendTransaction',
          params,
        })
      }
    },
  )

  it('takes a batch with chain, account, version, capabilities and calls, and one with calls alone [E-09]', () => {
    const capabilities = { paymasterService: { url: 'https://pay.example' } }
    const full = {
      version: '2.0.0',
      chainId: '0x1',
      from: address,
      capabilities,
      calls: [
        { to: address, data: '0x12', value: '0x5', capabilities: { flowControl: { onFailure: 'halt' } } },
        { to: address },
      ],
    }
    for (const batch of [full, { calls: [{ to: address }] }])
      expect(parseRpcCall({ method: 'wallet_sendCalls', params: [batch] })).toEqual({
        policy: 'approve',
        method: 'wallet_sendCalls',
        params: [batch],
      })
  })

  it.each<[string, unknown]>([
    ['a number for a version', { version: 2 }],
    ['a chain in decimals', { chainId: '1' }],
    ['an account that is none', { from: 'ada' }],
    ['capabilities that are text', { capabilities: 'all' }],
  ])('refuses a batch with %s [E-09]', (_, change) => {
    const batch = { calls: [{ to: address }], ...(change as object) }
    expect(parseRpcCall({ method: 'wallet_sendCalls', params: [batch] })).toMatchObject({ policy: 'invalid' })
  })

  it.each<[string, unknown]>([
    ['another commitment', { preflightCommitment: 'soon' }],
    ['text for a choice', { skipPreflight: 'true' }],
    ['a part of a try', { maxRetries: 1.5 }],
    ['a negative number of tries', { maxRetries: -1 }],
    ['text for a slot', { minContextSlot: '7' }],
    ['another option', { sigVerify: false }],
  ])('refuses %s among the options of Solana [E-10]', (_, options) => {
    const params = { transaction, options }
    expect(parseRpcCall({ method: 'solana_signAndSendTransaction', params })).toMatchObject({
      policy: 'invalid',
    })
  })

  it('takes nothing beside what a method takes [FR13]', () => {
    const methods = fc.constantFrom(...methodsToApprove)
    const names = fc.stringMatching(/^x[a-z]{1,8}$/)
    fc.assert(
      fc.property(methods, names, fc.jsonValue(), (method, name, value) => {
        const sample = samples[method]
        const more = Array.isArray(sample) ? [...sample, value] : { ...(sample as object), [name]: value }
        return parseRpcCall({ method, params: more }).policy === 'invalid'
      }),
    )
  })

  it('never throws and never takes other parameters for those of a signature [FR13]', () => {
    const methods = fc.constantFrom(...methodsToApprove.filter(name => !name.includes('Permissions')))
    fc.assert(
      fc.property(methods, fc.anything(), (method, params) => {
        return parseRpcCall({ method, params }).policy === 'invalid'
      }),
      { numRuns: 20_000 },
    )
  })
})
