import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal, type TestPairOptions } from '../../test/createTestPair.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import type { WalletAuthentication } from '../wallet/WalletClient.js'
import type { Cacao } from './AuthPayload.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { findRecap, formatRecap, formatRecapSentence } from './recap.js'
import { recoverSigner } from './recoverSigner.js'
import { verifyCacao } from './verifyCacao.js'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const recap =
  'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NpZ25UeXBlZERhdGFfdjQiOlt7fV0sInJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ=='
const authenticate = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: '12345678',
  statement: 'Welcome.',
}

describe('what a signature permits', () => {
  it('is written and read as in the specification', () => {
    const methods = ['personal_sign', 'eth_signTypedData_v4']
    expect(formatRecap({ methods, chains: undefined })).toBe(recap)
    expect(findRecap(['https://a.example', recap])).toEqual({
      methods: [...methods].sort(),
      chains: undefined,
    })
    expect(formatRecapSentence({ methods, chains: undefined })).toBe(
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.",
    )
  })

  it('names the chains where the wallet narrowed them', () => {
    const text = formatRecap({ methods: ['personal_sign'], chains: ['eip155:1'] })
    expect(findRecap([text])).toEqual({ methods: ['personal_sign'], chains: ['eip155:1'] })
    const withoutPadding = text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
    expect(findRecap([withoutPadding])).toEqual(findRecap([text]))
  })

  it.each([
    'urn:recap:',
    'urn:recap:!!',
    'urn:recap:e30=',
    `urn:recap:${btoa('{"att":{"eip155":7}}')}`,
    'https://a.example',
  ])('is nothing where there is none: %s', resource => {
    expect(findRecap([resource])).toBeUndefined()
  })
})

describe('the text to sign', () => {
  it('reads as in the specification', () => {
    const payload = {
      iss: 'did:pkh:eip155:1:0x3613699A6c5D8BC97a08805876c8005543125F09',
      domain: 'http://example.com',
      aud: 'https://example.com',
      version: '1',
      nonce: '1',
      iat: '2024-02-19T09:29:21.394Z',
      resources: [recap],
    }
    expect(
      formatAuthMessage(payload),
    ).toBe(`http://example.com wants you to sign in with your Ethereum account:
0x3613699A6c5D8BC97a08805876c8005543125F09

I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.

URI: https://example.com
Version: 1
Chain ID: 1
Nonce: 1
Issued At: 2024-02-19T09:29:21.394Z
Resources:
- ${recap}`)
  })
})

describe('recoverSigner', () => {
  it('finds who signed, as another implementation does', async () => {
    const message = 'hello wörld'
    const signature = await account.signMessage({ message })
    expect(recoverSigner(message, signature)).toBe(account.address.toLowerCase())
    expect(recoverSigner('another', signature)).not.toBe(account.address.toLowerCase())
    for (const bad of ['0x', '0x1234', 'x', signature.slice(0, -2), `0x${'00'.repeat(65)}`])
      expect(recoverSigner(message, bad)).toBeUndefined()
  })
})

/** A wallet that signs for each chain, perhaps something else than it was asked for. */
function setup(change: (cacao: Cacao) => Cacao = cacao => cacao, options: TestPairOptions = {}) {
  const received: WalletAuthentication[] = []
  const pair = createTestPair({
    ...options,
    wallet: { onAuthentication: item => void received.push(item), ...options.wallet },
  })
  const results: unknown[] = []
  async function start(wanted: Parameters<typeof pair.client.pair>[0]['namespaces'] = { eip155: proposal }) {
    const onAuthenticated = (items: readonly unknown[]) => void results.push(...items)
    const attempt = await pair.client.pair({
      namespaces: wanted,
      authenticate: { ...authenticate, onAuthenticated },
    })
    await pair.wallet.pair(attempt.uri)
    await settle()
    return attempt
  }
  async function approve() {
    const request = received[0]
    if (!request) throw new Error('Nothing to sign came.')
    const { type: _, chains, ...payload } = request.payload
    const cacaos = await Promise.all(
      chains.map(async chain => {
        const resources = [formatRecap({ methods: proposal.methods, chains })]
        const p = { ...payload, resources, iss: `did:pkh:${chain}:${account.address}` }
        const signature = await account.signMessage({ message: formatAuthMessage(p) })
        return change({ h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature } })
      }),
    )
    await pair.wallet.approveAuthentication(request.id, cacaos, namespaces)
  }
  return { ...pair, received, results, start, approve }
}

describe('signing in with the same tap', () => {
  it('makes a session of what was signed, and gives the signatures [R-13]', async () => {
    const { start, approve, results, client, wallet, events } = setup()
    const attempt = await start()
    await approve()
    const session = await attempt.session
    expect(session.namespaces.eip155?.accounts).toEqual([
      `eip155:1:${account.address}`,
      `eip155:10:${account.address}`,
    ])
    expect(results).toMatchObject([
      { address: account.address, chainId: 'eip155:1' },
      { address: account.address, chainId: 'eip155:10' },
    ])
    await client.ping()
    await wallet.emitEvent(session.topic, { name: 'chainChanged', data: 10 }, 'eip155:10')
    expect(events.at(-1)).toMatchObject({ type: 'chainChanged' })
  })

  it('is not asked for when another family takes part [R-13]', async () => {
    const { start, received, proposals } = setup()
    const solana = { chains: ['solana:x'], methods: [], events: [] } as const
    const attempt = await start({ eip155: proposal, solana })
    expect(parsePairingUri(attempt.uri)?.methods).toEqual([])
    expect(received).toHaveLength(0)
    expect(proposals).toHaveLength(1)
    const alone = setup()
    await alone.start({ solana })
    expect(alone.received).toHaveLength(0)
  })

  it('goes on with the plain proposal where the wallet cannot do it', async () => {
    const { start, proposals, wallet, results } = setup(undefined, {
      wallet: { onAuthentication: undefined as never },
    })
    const attempt = await start()
    await wallet.approve(proposals[0]?.id ?? 0, { namespaces })
    await expect(attempt.session).resolves.toBeDefined()
    expect(results).toEqual([])
  })

  it('is told when its owner declines', async () => {
    const { start, received, wallet } = setup()
    const attempt = await start()
    await wallet.rejectAuthentication(received[0]?.id ?? 0)
    await expect(attempt.session).rejects.toMatchObject({ code: 'user_rejected' })
  })

  it.each<[string, (cacao: Cacao) => Cacao, string]>([
    ['another nonce', cacao => ({ ...cacao, p: { ...cacao.p, nonce: 'other' } }), 'settlement_refused'],
    [
      'another domain',
      cacao => ({ ...cacao, p: { ...cacao.p, domain: 'evil.example' } }),
      'settlement_refused',
    ],
    [
      'another address',
      cacao => ({ ...cacao, p: { ...cacao.p, aud: 'https://evil.example' } }),
      'settlement_refused',
    ],
    [
      'a chain nobody asked for',
      cacao => ({ ...cacao, p: { ...cacao.p, iss: cacao.p.iss.replace(/155:\d+/, '155:5') } }),
      'settlement_refused',
    ],
    [
      'the account of somebody else',
      cacao => ({ ...cacao, p: { ...cacao.p, iss: cacao.p.iss.slice(0, -1) + '0' } }),
      'settlement_refused',
    ],
    [
      'more than was signed',
      cacao => ({
        ...cacao,
        p: { ...cacao.p, resources: [formatRecap({ methods: ['eth_sign'], chains: undefined })] },
      }),
      'settlement_refused',
    ],
    [
      'a signature of a contract',
      cacao => ({ ...cacao, s: { t: 'eip1271', s: cacao.s.s } }),
      'settlement_refused',
    ],
    ['no shape', () => ({}) as Cacao, 'malformed_answer'],
  ])('is refused with %s', async (_, change, code) => {
    const { start, approve, results, client } = setup(change)
    const attempt = await start()
    await approve()
    await expect(attempt.session).rejects.toMatchObject({ code })
    expect(results).toEqual([])
    await expect(client.restore()).resolves.toBeUndefined()
  })
})

describe('verifyCacao', () => {
  it('takes a statement with and without the sentence of the recap', async () => {
    const asked = {
      type: 'caip122',
      chains: ['eip155:1'],
      domain: 'a',
      aud: 'b',
      version: '1',
      nonce: 'n',
      iat: 'i',
    } as const
    const p = {
      domain: 'a',
      aud: 'b',
      version: '1',
      nonce: 'n',
      iat: 'i',
      statement: 'S.',
      resources: [recap],
      iss: `did:pkh:eip155:1:${account.address}`,
    }
    for (const statement of [undefined, 'S.']) {
      const message = statement === undefined ? formatAuthMessage(p) : formatAuthMessage(p, statement)
      const s = await account.signMessage({ message })
      expect(verifyCacao({ h: { t: 'caip122' }, p, s: { t: 'eip191', s } }, asked)).toMatchObject({ message })
    }
  })
})
