import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal } from '../../test/createTestPair.js'
import { account } from '../../test/signInTerms.js'
import type { WalletAuthentication } from '../wallet/WalletClient.js'
import { formatRecap } from './recap.js'

const yes = { id: 1, jsonrpc: '2.0', result: `0x1626ba7e${'0'.repeat(56)}` }
const no = { id: 1, jsonrpc: '2.0', result: `0x${'0'.repeat(64)}` }

/** A smart account has signed, and the chain takes its time to say whether that is good. */
async function setUpChecking() {
  const received: WalletAuthentication[] = []
  const questions: ((answer: unknown) => void)[] = []
  const pair = createTestPair({
    environment: {
      fetch: () =>
        new Promise(resolve => questions.push(answer => resolve(Response.json(answer)))) as Promise<Response>,
    },
    rpcUrls: { 'eip155:1': ['https://rpc.example'] },
    wallet: { onAuthentication: item => void received.push(item) },
  })
  const attempt = await pair.client.pair({
    namespaces: { eip155: { ...proposal, chains: ['eip155:1'] } },
    authenticate: {
      domain: 'dapp.example',
      uri: 'https://dapp.example/login',
      nonce: '12345678',
      onAuthenticated: () => undefined,
    },
  })
  attempt.session.catch(() => undefined)
  await pair.wallet.pair(attempt.uri)
  await settle()
  const [request] = received
  if (!request) throw new Error('Nothing to sign came.')
  const { type: _, chains, ...payload } = request.payload
  const resources = [formatRecap({ methods: proposal.methods, chains })]
  const p = { ...payload, resources, iss: `did:pkh:eip155:1:${account.address}` }
  const cacao = { h: { t: 'caip122' }, p, s: { t: 'eip1271', s: '0x1234' } } as const
  await pair.wallet.approveAuthentication(request.id, [cacao], namespaces)
  await settle(20)
  /** The chain answers what it was asked so far. */
  const answerAll = async (answer: unknown) => {
    for (let turn = 0; turn < 5 && questions.length > 0; turn++) {
      for (const tell of questions.splice(0)) tell(answer)
      await settle(20)
    }
  }
  return { ...pair, questions, answerAll }
}

describe('a client that is stopped and started while a signature is being checked', () => {
  it.each([
    ['good', yes],
    ['of no use', no],
  ])(
    'dismisses no wallet when the earlier check finds it %s, and connects by the later one [R-13]',
    async (_, first) => {
      const { client, questions, answerAll, wallet, ended, events } = await setUpChecking()
      const earlier = questions.splice(0)
      expect(earlier).not.toEqual([])
      client.stop()
      const resumed = client.resume()
      await vi.dynamicImportSettled()
      await settle(20)
      const later = questions.splice(0)
      expect(later).not.toEqual([])
      questions.push(...earlier)
      await answerAll(first)
      expect(ended).toEqual([])
      questions.push(...later)
      await answerAll(yes)
      await expect(resumed).resolves.toMatchObject({ namespaces: { eip155: { chains: ['eip155:1'] } } })
      await settle(20)
      expect(ended).toEqual([])
      expect(wallet.getSessions()).toHaveLength(1)
      expect(events.filter(({ type }) => type === 'session')).toHaveLength(1)
    },
  )

  it('still dismisses a wallet whose signature is of no use to both [R-13]', async () => {
    const { client, answerAll, wallet, ended } = await setUpChecking()
    client.stop()
    const resumed = client.resume()
    resumed?.catch(() => undefined)
    await settle(20)
    await answerAll(no)
    await expect(resumed).rejects.toMatchObject({ code: 'settlement_refused' })
    expect(wallet.getSessions()).toEqual([])
    expect(ended).toHaveLength(1)
  })
})
