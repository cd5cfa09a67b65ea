import { createEnvironment, readProperty, type StorageArea } from '@portico/core/adapter'
import {
  createWalletClient,
  type GrantedNamespaces,
  peerErrors,
  type SocketConstructor,
  type VerifyContext,
  type WalletClient,
  type WalletProposal,
  type WalletRequest,
} from '@portico/pairing/wallet'
import { isHex, type PrivateKeyAccount } from 'viem'

export interface Question {
  readonly kind: 'connect' | 'sign'
  /** The name that the site gives itself. */
  readonly site: string
  /** Show it beside the name: only `VALID` means that the origin is attested. */
  readonly verify: VerifyContext
  /** The message to sign. */
  readonly message?: string
}

export interface WalletSettings {
  readonly projectId: string
  /** Several addresses of one relay, preferred first. */
  readonly relayUrl?: string | readonly string[]
  /** The service of your relay that attests origins. @default the public one with the public relay */
  readonly verifyUrl?: string
  readonly account: PrivateKeyAccount
  /** Where sessions are kept: the app's encrypted storage. */
  readonly storage: StorageArea
  readonly WebSocket?: SocketConstructor
  /** Asks the person. Scams are rejected without a question. */
  ask(question: Question): Promise<boolean>
}

const chains = ['eip155:1', 'eip155:8453']
const methods = ['personal_sign']
const events = ['accountsChanged', 'chainChanged']

/** A wallet with one account that signs messages, to begin with. */
export function createWallet(settings: WalletSettings): WalletClient {
  const { account, ask, storage, projectId, relayUrl, verifyUrl, WebSocket } = settings
  const environment = createEnvironment({ storage })

  async function answerProposal(proposal: WalletProposal): Promise<void> {
    const { id, proposer, verify } = proposal
    const namespaces = toGrant(proposal, account.address)
    // The page learns why: it needs what this wallet does not serve, or the person said no.
    if (!namespaces) return client.reject(id, peerErrors.methodUnsupported)
    const question: Question = { kind: 'connect', site: readName(proposer.metadata), verify }
    if (verify.isScam || !(await ask(question))) return client.reject(id, peerErrors.userRejected)
    await client.approve(id, { namespaces })
  }

  async function answerRequest(request: WalletRequest): Promise<void> {
    const { method, params, topic, verify } = request
    const [hex, address] = Array.isArray(params) ? params : []
    if (method !== 'personal_sign' || !isHex(hex) || !isOwn(address))
      return client.respond(request, { error: peerErrors.methodUnsupported })
    const session = client.getSessions().find(known => known.topic === topic)
    const message = Buffer.from(hex.slice(2), 'hex').toString()
    const site = readName(session?.peer)
    if (verify.isScam || !(await ask({ kind: 'sign', site, verify, message })))
      return client.respond(request, { error: peerErrors.userRejected })
    await client.respond(request, { result: await account.signMessage({ message: { raw: hex } }) })
  }

  const isOwn = (address: unknown) => String(address).toLowerCase() === account.address.toLowerCase()

  /** The relay was away for too long: the page's request expires. */
  const report = (error: unknown) => environment.logger.warn('The response could not be sent.', error)

  const client: WalletClient = createWalletClient({
    environment,
    projectId,
    relayUrl,
    verifyUrl,
    WebSocket,
    metadata: {
      name: 'Acorn',
      description: 'An example of a wallet',
      url: 'https://acorn.example',
      icons: ['https://acorn.example/icon.png'],
      redirect: { native: 'acornwallet://', universal: 'https://acorn.example/app' },
    },
    onProposal: proposal => void answerProposal(proposal).catch(report),
    onRequest: request => void answerRequest(request).catch(report),
  })
  // Resumes the sessions of the last start.
  client.start()
  return client
}

/** No more than the site asked for; undefined if it requires more than this wallet has. */
function toGrant(
  { requiredNamespaces, optionalNamespaces }: WalletProposal,
  address: string,
): GrantedNamespaces | undefined {
  const { eip155: required, ...others } = requiredNamespaces
  const isServed =
    Object.keys(others).length === 0 &&
    (required?.chains ?? []).every(chain => chains.includes(chain)) &&
    (required?.methods ?? []).every(method => methods.includes(method))
  const proposed = [required, optionalNamespaces.eip155].flatMap(namespace => namespace?.chains ?? [])
  const served = chains.filter(chain => proposed.includes(chain))
  if (!isServed || served.length === 0) return undefined
  const accounts = served.map(chain => `${chain}:${address}`)
  return { eip155: { chains: served, methods, events, accounts } }
}

const readName = (metadata: unknown): string => {
  const name = readProperty(metadata, 'name')
  return typeof name === 'string' ? name.slice(0, 100) : 'Unnamed site'
}
