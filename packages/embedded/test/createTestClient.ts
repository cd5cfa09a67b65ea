import type { CaipNetworkId, ChainNamespace, LoginAnswer, LoginStep } from '@portico/core'
import type { AccountType, SourceContext, SourceEvent } from '@portico/core/adapter'
import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'
import { createFakeEnvironment, type FakeEnvironment } from '../../core/test/createFakeEnvironment.js'
import { createEmbeddedClient } from '../src/client/createEmbeddedClient.js'
import { createEmailMemory } from '../src/createEmailMemory.js'
import type { NamedOptions } from '../src/EmbeddedOptions.js'
import { createFakeVault, type FakeVault } from './createFakeVault.js'

export interface TestClientOptions {
  readonly fake?: FakeEnvironment
  readonly vault?: FakeVault
  readonly options?: Partial<NamedOptions>
  readonly networks?: readonly CaipNetworkId[]
  /** What the owner wants; `smartAccount` is the kit's default. */
  readonly accountTypes?: Partial<Record<ChainNamespace, AccountType>>
  /** Of the data service, where the site has one. */
  readonly holdings?: SourceContext['holdings']
  /** The sign-in of the site, where it has one. */
  readonly createSignIn?: SourceContext['createSignIn']
}

/** A client with a vault that answers by itself; time moves until the frame is ready. */
export function createTestClient({
  fake = createFakeEnvironment(),
  vault = createFakeVault(),
  options = {},
  networks = ['eip155:1', 'eip155:10', 'solana:mainnet'],
  accountTypes = { eip155: 'smartAccount' },
  holdings,
  createSignIn = async () => undefined,
}: TestClientOptions = {}) {
  const events: SourceEvent[] = []
  const context: SourceContext = {
    environment: fake,
    projectId: 'project',
    metadata: { name: 'Shop', description: 'Things', url: 'https://shop.example', icons: [] },
    sdkVersion: 'react-evm-1.0.0',
    locale: 'de-AT',
    families: {
      eip155: eip155Family,
      solana: solanaFamily,
      bip122: bip122Family,
      cosmos: cosmosFamily,
      polkadot: polkadotFamily,
    },
    namespaces: ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'],
    getNetworks: () => networks,
    getDefaultAccountType: namespace => accountTypes[namespace],
    getFormerId: () => undefined,
    getNetworkName: id => (id === 'eip155:1' ? 'Ethereum' : undefined),
    hasOpenedApp: () => false,
    holdings,
    createSignIn,
    getRpcUrls: network => [`https://${network.replace(':', '-')}.example/rpc`],
    emit: event => void events.push(event),
  }
  const memory = createEmailMemory(fake)
  const client = createEmbeddedClient(
    context,
    { vault: 'https://vault.example', name: 'Email Wallet', ...options },
    memory,
    vault.openFrame,
  )

  /** Waits for work that needs the clock: the frame is ready half a second after it says so. */
  async function run<T>(work: Promise<T>): Promise<T> {
    let settled = false
    const done = () => {
      settled = true
    }
    work.then(done, done)
    for (let turn = 0; turn < 400 && !settled; turn += 1) {
      await new Promise(resolve => setImmediate(resolve))
      if (turn % 4 === 3) await fake.advance(50)
    }
    return work
  }

  async function logIn() {
    const answers: readonly LoginAnswer[] = [
      { type: 'address', email: 'ada@example.com' },
      { type: 'code', code: '123456' },
    ]
    let step: LoginStep = { type: 'address', way: 'email' }
    for (const answer of answers) {
      if (step.type === 'done' || step.type === 'changed') break
      step = await run(client.login.answer(step, answer))
    }
    if (step.type !== 'done') throw new Error(`The login stands at ${step.type}.`)
    return step.session
  }

  return { client, memory, vault, fake, events, context, run, logIn }
}
