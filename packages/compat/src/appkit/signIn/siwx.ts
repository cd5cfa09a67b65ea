import type { Portico } from '@portico/core'
import {
  PorticoError,
  type SiwxMessage,
  type SiwxMessageInput,
  type SiwxMessageToSign,
  type SiwxPlugin,
  type SiwxSession,
  signInRefused,
  toComparableId,
} from '@portico/protocol'
import { createNonce, formatSignInMessage } from '@portico/siwx'
import { verifySignature } from '@portico/siwx/verify'
import { callEvm } from './callEvm.js'

type ChainId = SiwxSession['data']['chainId']

export interface SIWXMessengerOptions {
  readonly domain: string
  readonly uri: string
  readonly getNonce: (input: SiwxMessageInput) => Promise<string>
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly expiration?: number | undefined
  readonly getRequestId?: (() => Promise<string>) | undefined
  /** Has no effect: the message contains the chain id as EIP-4361 and CAIP-122 define it. */
  readonly clearChainIdNamespace?: boolean | undefined
}

export abstract class SIWXMessenger {
  protected abstract readonly version: string

  constructor(private readonly options: SIWXMessengerOptions) {}

  protected abstract stringify(message: SiwxMessage): string

  async createMessage(input: SiwxMessageInput): Promise<SiwxMessageToSign> {
    const { domain, uri, statement, resources, expiration, getNonce, getRequestId } = this.options
    const now = Date.now()
    const message: SiwxMessage = {
      ...input,
      domain,
      uri,
      version: this.version,
      nonce: await getNonce(input),
      requestId: await getRequestId?.(),
      issuedAt: new Date(now).toISOString(),
      expirationTime: expiration === undefined ? undefined : new Date(now + expiration).toISOString(),
      statement,
      resources,
    }
    return { ...message, toString: () => this.stringify(message) }
  }
}

export class InformalMessenger extends SIWXMessenger {
  protected readonly version = '1'

  protected stringify(message: SiwxMessage): string {
    return formatSignInMessage(message)
  }
}

export abstract class SIWXVerifier {
  abstract readonly chainNamespace: string

  shouldVerify({ data }: SiwxSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`)
  }

  abstract verify(session: SiwxSession): Promise<boolean>
}

abstract class FamilyVerifier extends SIWXVerifier {
  #portico: Portico | undefined

  /** `createAppKit` supplies the nodes for smart accounts. Without it they are refused. */
  attach(portico: Portico): void {
    this.#portico = portico
  }

  async verify({ data, message, signature }: SiwxSession): Promise<boolean> {
    const url = this.#findUrl(data.chainId)
    return verifySignature({
      chainId: data.chainId,
      address: data.accountAddress,
      message,
      signature,
      callEvm: url === undefined ? undefined : (_chain, call) => callEvm(url, call),
    })
  }

  #findUrl(chainId: ChainId): string | undefined {
    const { options, store } = this.#portico ?? {}
    const network = store?.get().networks.requested.find(({ caipNetworkId }) => caipNetworkId === chainId)
    return options?.customRpcUrls[chainId]?.[0]?.url ?? network?.rpcUrls.default.http[0]
  }
}

export class EIP155Verifier extends FamilyVerifier {
  readonly chainNamespace = 'eip155'
}

export class SolanaVerifier extends FamilyVerifier {
  readonly chainNamespace = 'solana'
}

export class BIP122Verifier extends FamilyVerifier {
  readonly chainNamespace = 'bip122'
}

export interface SIWXStorage {
  add(session: SiwxSession): Promise<void>
  set(sessions: SiwxSession[]): Promise<void>
  get(chainId: ChainId, address: string): Promise<SiwxSession[]>
  delete(chainId: string, address: string): Promise<void>
}

const isOf = ({ data }: SiwxSession, chainId: string, address: string) =>
  data.chainId === chainId &&
  toComparableId(`${chainId}:${data.accountAddress}`) === toComparableId(`${chainId}:${address}`)

export class LocalStorage implements SIWXStorage {
  constructor(private readonly options: { readonly key: string } = { key: '@appkit/siwx' }) {}

  async add(session: SiwxSession): Promise<void> {
    const { chainId, accountAddress } = session.data
    const others = this.#read().filter(known => !isOf(known, chainId, accountAddress))
    await this.set([...others, session])
  }

  async set(sessions: SiwxSession[]): Promise<void> {
    localStorage.setItem(this.options.key, JSON.stringify(sessions))
  }

  async get(chainId: ChainId, address: string): Promise<SiwxSession[]> {
    return this.#read().filter(session => isOf(session, chainId, address))
  }

  async delete(chainId: string, address: string): Promise<void> {
    await this.set(this.#read().filter(session => !isOf(session, chainId, address)))
  }

  #read(): SiwxSession[] {
    try {
      const sessions: unknown = JSON.parse(localStorage.getItem(this.options.key) ?? '[]')
      return Array.isArray(sessions)
        ? sessions.filter(session => typeof session?.data?.chainId === 'string')
        : []
    } catch {
      return []
    }
  }
}

export interface DefaultSIWXOptions {
  readonly messenger?: Pick<SIWXMessenger, 'createMessage'> | undefined
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  readonly storage?: SIWXStorage | undefined
  readonly required?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
}

/** Sign-in that only the page verifies. A server that protects resources needs `serverSiwx` of `@portico/siwx`. */
export class DefaultSIWX implements SiwxPlugin {
  readonly #messenger: Pick<SIWXMessenger, 'createMessage'>
  readonly #verifiers: readonly SIWXVerifier[]
  readonly #storage: SIWXStorage
  readonly signOutOnDisconnect: boolean

  constructor(private readonly options: DefaultSIWXOptions = {}) {
    const { messenger, verifiers, storage, signOutOnDisconnect = true } = options
    this.#messenger = messenger ?? createDefaultMessenger()
    this.#verifiers = verifiers ?? [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()]
    this.#storage = storage ?? new LocalStorage()
    this.signOutOnDisconnect = signOutOnDisconnect
  }

  attach(portico: Portico): void {
    for (const verifier of this.#verifiers) if (verifier instanceof FamilyVerifier) verifier.attach(portico)
  }

  createMessage(input: SiwxMessageInput): Promise<SiwxMessageToSign> {
    return this.#messenger.createMessage(input)
  }

  addSession(session: SiwxSession): Promise<void> {
    return this.setSessions([session])
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    for (const session of sessions) await this.#assertValid(session)
    if (sessions.length === 0) await this.#storage.set([])
    for (const session of sessions) await this.#storage.add(session)
  }

  async revokeSession(chainId: ChainId, address: string): Promise<void> {
    await this.#storage.delete(chainId, address)
  }

  async getSessions(chainId: ChainId, address: string): Promise<readonly SiwxSession[]> {
    return (await this.#storage.get(chainId, address)).filter(({ data }) => !isExpired(data))
  }

  getRequired(): boolean {
    return this.options.required ?? true
  }

  async #assertValid(session: SiwxSession): Promise<void> {
    const verifiers = this.#verifiers.filter(verifier => verifier.shouldVerify(session))
    for (const verifier of verifiers) if (await verifier.verify(session)) return
    throw new PorticoError(signInRefused, { context: { reason: 'the account has not signed this message' } })
  }
}

const isExpired = ({ expirationTime }: SiwxMessage) =>
  expirationTime !== undefined && !(Date.parse(expirationTime) > Date.now())

/** A server has no location; no message is created there. */
function createDefaultMessenger(): InformalMessenger {
  const { host = '', origin = '' } = globalThis.location ?? {}
  return new InformalMessenger({ domain: host, uri: origin, getNonce: async () => createNonce() })
}
