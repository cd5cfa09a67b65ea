import { type Chain, startChain } from '@portico/sandbox/chain'
import {
  concat,
  createPublicClient,
  createWalletClient,
  getCreate2Address,
  type Hex,
  http,
  keccak256,
  numberToHex,
  serializeErc6492Signature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil as anvilChain } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { verifyCacao } from './verifyCacao.js'
import { verifyOnChain } from './verifyOnChain.js'

/**
 * An account that is its owner's: `isValidSignature(hash, signature)` has the chain recover who signed (the precompile
 * at 1) and answers with the selector where it is the owner; written by hand, so that no compiler is needed.
 */
function writeAccount(owner: Hex): Hex {
  const program = [
    '600435600052', // memory 0: the hash
    '60a43560f81c602052', // memory 20: v, the byte behind r and s
    '604060646040 37', // memory 40, 60: r and s
    '6020 6080 6080 6000 6001 5a fa 50', // memory 80: ecrecover of them
    '608051', // who signed
    `73${owner.slice(2)}`, // the owner
    '14', // the same?
    '631626ba7e 60e0 1b 02', // the selector in its word, times one or zero
    '600052 6020 6000 f3',
  ]
  return `0x${program.join('').replaceAll(' ', '')}`
}

/** Init code that leaves this program behind. */
function writeInitCode(program: Hex): Hex {
  const size = numberToHex((program.length - 2) / 2, { size: 2 }).slice(2)
  return `0x61${size}80600c6000396000f3${program.slice(2)}`
}

/** A well-known factory, on every local node: takes a salt and init code (CREATE2). */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salt = `0x${'00'.repeat(32)}` as const
const funded = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const program = writeAccount(owner.address)
const initCode = writeInitCode(program)
const message = 'a.example wants you to sign in'
const [here, elsewhere] = ['eip155:31337', 'eip155:31338'] as const

let node: Chain
let other: Chain
const sent: { method: string; params: unknown[] }[] = []

beforeAll(async () => {
  ;[node, other] = await Promise.all([startChain(), startChain({ chainId: 31338 })])
})
afterAll(() => Promise.all([node?.stop(), other?.stop()]))

const chain = () => createPublicClient({ transport: http(node.url) })
const wallet = () => createWalletClient({ account: funded, chain: anvilChain, transport: http(node.url) })

async function deploy(code: Hex): Promise<Hex> {
  const hash = await wallet().deployContract({ abi: [], bytecode: writeInitCode(code) })
  const { contractAddress } = await chain().waitForTransactionReceipt({ hash, pollingInterval: 20 })
  if (!contractAddress) throw new Error('Nothing was deployed.')
  return contractAddress
}

function createRuntime() {
  const environment = createTestEnvironment({
    fetch: (url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return fetch(url, init)
    },
  })
  const urls = { [here]: [node.url], [elsewhere]: [other.url] }
  const context = { getRpcUrls: (network: typeof here) => urls[network] } as never // all that is asked of it
  return { context, environment }
}

function verify(address: string, signature: string, chainId: typeof here | typeof elsewhere = here) {
  return verifyOnChain(createRuntime(), { chainId, address, message, signature })
}

describe('the signature of a contract', () => {
  it('is good when the contract says so, on the chain that it is on [R-13]', async () => {
    const account = await deploy(program)
    const signature = await owner.signMessage({ message })
    await expect(verify(account, signature)).resolves.toBe(true)
    await expect(verify(account, signature, elsewhere)).resolves.toBe(false)
    await expect(verify(account, await stranger.signMessage({ message }))).resolves.toBe(false)
    await expect(verify(account, await owner.signMessage({ message: 'else' }))).resolves.toBe(false)
    await expect(verify(stranger.address, signature)).resolves.toBe(false)
  })

  it.each<[string, Hex]>([
    ['reverts', '0x60006000fd'],
    ['reverts with the very answer', '0x631626ba7e60e01b60005260206000fd'],
    ['answers with nothing', '0x00'],
    ['answers with too little', '0x631626ba7e60e01b60005260046000f3'],
    ['answers with another word', '0x631626ba7e60005260206000f3'],
    ['gives back what it is asked', '0x3660006000373660 00f3'.replace(' ', '') as Hex],
  ])('is none when the contract %s [R-13]', async (_, code) => {
    const account = await deploy(code)
    const signature = await owner.signMessage({ message })
    const wrapped = wrap(signature)
    await expect(verify(account, signature)).resolves.toBe(false)
    await expect(verify(account, wrapped)).resolves.toBe(false)
  })

  it('is none when the contract answers with more than the word [R-13]', async () => {
    const account = await deploy('0x631626ba7e60e01b60005260406000f3')
    const signature = await owner.signMessage({ message })
    await expect(verify(account, signature)).resolves.toBe(false)
    // The published validator decodes the first word, as Solidity does.
    await expect(verify(account, wrap(signature))).resolves.toBe(true)
  })

  it('cannot be checked when the contract never comes to an end [R-13]', async () => {
    // Powers of the largest number, without end: few steps, since not every engine runs many quickly.
    const account = await deploy('0x5b600019800a50600056')
    await expect(verify(account, await owner.signMessage({ message }))).rejects.toMatchObject({
      code: 'signature_unverifiable',
    })
  })

  it.each(['', '0x', '0x1', 'no hex', '0x6492'])('is none when it is no signature: %j', async signature => {
    await expect(verify(stranger.address, signature)).resolves.toBe(false)
  })

  it('cannot be checked where the chain has no endpoint, or none that answers [R-13]', async () => {
    const environment = createTestEnvironment({ fetch: () => Promise.reject(new TypeError('offline')) })
    const check = (urls: readonly string[]) =>
      verifyOnChain(
        { environment, context: { getRpcUrls: () => urls } as never }, // all that is asked of it
        { chainId: here, address: stranger.address, message, signature: '0x1234' },
      )
    await expect(check([])).rejects.toMatchObject({ code: 'signature_unverifiable' })
    const outcome = check(['https://rpc.example']).catch((error: unknown) => error)
    await settle()
    await environment.advance(60_000)
    expect(await outcome).toMatchObject({
      code: 'signature_unverifiable',
      message: expect.stringContaining('eip155:31337 didn’t respond'),
    })
  })

  it('is given up after five seconds where the chain hangs [R-13]', async () => {
    const aborted: unknown[] = []
    const environment = createTestEnvironment({
      fetch: (_, init) => {
        init?.signal?.addEventListener('abort', () => aborted.push(init.signal?.reason))
        return new Promise(() => undefined)
      },
    })
    const urls = ['https://rpc.example', 'https://other.example']
    const context = { getRpcUrls: () => urls } as never // all that is asked of it
    const question = { chainId: here, address: stranger.address, message, signature: '0x1234' }
    let outcome: unknown
    verifyOnChain({ environment, context }, question).catch((error: unknown) => {
      outcome = error
    })
    await environment.advance(4999)
    expect(outcome).toBeUndefined()
    await environment.advance(1)
    expect(outcome).toMatchObject({ code: 'signature_unverifiable' })
    expect(aborted).toHaveLength(1)
    expect(environment.pending).toBe(0)
  })

  it.each([
    ['is too busy', { error: { code: -32005, message: 'limit exceeded' } }],
    ['has trouble of its own', { error: { code: -32000, message: 'header not found' } }],
    ['does not know the method', { error: { code: -32601, message: 'not found' } }],
  ])('cannot be checked where the node %s [R-13]', async (_, answer) => {
    const environment = createTestEnvironment({ fetch: async () => Response.json({ id: 1, ...answer }) })
    const context = { getRpcUrls: () => ['https://rpc.example'] } as never // all that is asked of it
    const question = { chainId: here, address: stranger.address, message, signature: '0x1234' }
    const outcome = verifyOnChain({ environment, context }, question).catch((error: unknown) => error)
    await environment.advance(5000)
    expect(await outcome).toMatchObject({ code: 'signature_unverifiable' })
  })

  it.each([
    ['words', { code: -32000, message: 'execution reverted' }],
    ['data', { code: -32000, message: 'VM execution error', data: '0x' }],
    ['code', { code: 3, message: '' }],
  ])('is none where the node tells by its %s that the contract reverted [R-13]', async (_, error) => {
    const environment = createTestEnvironment({ fetch: async () => Response.json({ id: 1, error }) })
    const context = { getRpcUrls: () => ['https://rpc.example'] } as never // all that is asked of it
    const question = { chainId: here, address: stranger.address, message, signature: '0x1234' }
    await expect(verifyOnChain({ environment, context }, question)).resolves.toBe(false)
  })

  it('is asked of the next node where one has trouble of its own [R-13]', async () => {
    const yes = { result: `0x1626ba7e${'0'.repeat(56)}` }
    const trouble = { error: { code: -32000, message: 'missing trie node' } }
    const environment = createTestEnvironment({
      fetch: async url => Response.json({ id: 1, ...(String(url).includes('good') ? yes : trouble) }),
    })
    const urls = ['https://bad.example', 'https://worse.example', 'https://good.example']
    const context = { getRpcUrls: () => urls } as never // all that is asked of it
    const question = { chainId: here, address: stranger.address, message, signature: '0x1234' }
    await expect(verifyOnChain({ environment, context }, question)).resolves.toBe(true)
  })
})

function wrap(signature: Hex, { data = concat([salt, initCode]), address = factory as Hex } = {}): Hex {
  return serializeErc6492Signature({ address, data, signature })
}

describe('the signature of an account that is not deployed yet', () => {
  const account = getCreate2Address({ from: factory, salt, bytecodeHash: keccak256(initCode) })

  it('is checked on a chain that deploys it and forgets it again [SX09]', async () => {
    const signature = await owner.signMessage({ message })
    await expect(chain().getCode({ address: account })).resolves.toBeUndefined()
    const before = await chain().getBlockNumber()
    sent.length = 0
    await expect(verify(account, wrap(signature))).resolves.toBe(true)
    expect(sent.map(({ method }) => method)).toEqual(['eth_call'])
    await expect(chain().getCode({ address: account })).resolves.toBeUndefined()
    await expect(chain().getBlockNumber()).resolves.toBe(before)
    // Another implementation agrees.
    await expect(
      chain().verifyMessage({ address: account, message, signature: wrap(signature) }),
    ).resolves.toBe(true)
  })

  it('is none for another signer, another account, another factory or other data [SX09]', async () => {
    const signature = await owner.signMessage({ message })
    await expect(verify(account, wrap(await stranger.signMessage({ message })))).resolves.toBe(false)
    await expect(verify(stranger.address, wrap(signature))).resolves.toBe(false)
    await expect(verify(account, wrap(signature, { address: stranger.address }))).resolves.toBe(false)
    await expect(verify(account, wrap(signature, { address: account }))).resolves.toBe(false)
    await expect(verify(account, wrap(signature, { data: '0x' }))).resolves.toBe(false)
    await expect(verify(account, wrap(signature, { data: concat([salt, '0xfe']) }))).resolves.toBe(false)
  })

  it('holds once the account is there, too', async () => {
    const otherSalt = `0x${'01'.repeat(32)}` as const
    const deployed = getCreate2Address({ from: factory, salt: otherSalt, bytecodeHash: keccak256(initCode) })
    const data = concat([otherSalt, initCode])
    const hash = await wallet().sendTransaction({ to: factory, data })
    await chain().waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const signature = await owner.signMessage({ message })
    await expect(verify(deployed, wrap(signature, { data }))).resolves.toBe(true)
    await expect(verify(deployed, signature)).resolves.toBe(true)
  })
})

describe('an account with a key that has borrowed the code of a contract', () => {
  const borrower = privateKeyToAccount(generatePrivateKey())

  it('signs as its contract says, beside what its key signs [SX10]', async () => {
    const contractAddress = await deploy(program)
    const authorization = await wallet().signAuthorization({ account: borrower, contractAddress })
    const hash = await wallet().sendTransaction({ to: borrower.address, authorizationList: [authorization] })
    await chain().waitForTransactionReceipt({ hash, pollingInterval: 20 })
    await expect(chain().getCode({ address: borrower.address })).resolves.toBe(
      concat(['0xef0100', contractAddress]).toLowerCase(),
    )
    await expect(verify(borrower.address, await owner.signMessage({ message }))).resolves.toBe(true)
    const third = privateKeyToAccount(generatePrivateKey())
    await expect(verify(borrower.address, await third.signMessage({ message }))).resolves.toBe(false)
    // As a whole: its key needs no chain, its contract is asked, and a third party is refused.
    sent.length = 0
    await expect(signIn(borrower)).resolves.toMatchObject({ address: borrower.address, chainId: here })
    expect(sent).toEqual([])
    await expect(signIn(owner)).resolves.toMatchObject({ address: borrower.address, chainId: here })
    expect(sent.map(({ method }) => method)).toEqual(['eth_call'])
    await expect(signIn(third)).rejects.toMatchObject({ code: 'settlement_refused' })
  })

  /** Signs in as the account that borrowed code, with any key. */
  async function signIn(signer: typeof owner) {
    const iat = new Date(1_700_000_000_000).toISOString()
    const terms = { domain: 'a.example', aud: 'https://a.example', version: '1', nonce: '12345678', iat }
    const p = { ...terms, iss: `did:pkh:${here}:${borrower.address}` }
    const s = { t: 'eip1271', s: await signer.signMessage({ message: formatAuthMessage(p) }) }
    return verifyCacao(
      createRuntime(),
      { h: { t: 'caip122' }, p, s },
      { type: 'caip122', chains: [here], ...terms },
    )
  }
})
