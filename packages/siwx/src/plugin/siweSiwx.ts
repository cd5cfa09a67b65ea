import {
  PorticoError,
  type SiwxMessage,
  type SiwxMessageToSign,
  type SiwxPlugin,
  type SiwxSession,
  signInNotConfigured,
  signInRefused,
} from '@portico/protocol'

export interface SiweMessageArguments {
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly nonce: string
  readonly iat: string
  /** A number, as EIP-4361 has it. */
  readonly chainId: number
  /** `did:pkh:eip155:1:0x…` */
  readonly address: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: string[] | undefined
}

export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** Configuration of a Sign-In with Ethereum backend. */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<Partial<Omit<SiweMessageArguments, 'nonce' | 'chainId' | 'address'>>>
  createMessage(arguments_: SiweMessageArguments): string
  verifyMessage(arguments_: { readonly message: string; readonly signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** @default true */
  readonly enabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnNetworkChange?: boolean | undefined
}

const evm = 'eip155:'

/** Adapts a Sign-In with Ethereum backend. Accounts of other families count as signed in. */
export function siweSiwx(config: SiweConfig): SiwxPlugin {
  const isOff = config.enabled === false

  async function createMessage({ accountAddress, chainId }: { accountAddress: string; chainId: string }) {
    if (isOff) throw new PorticoError(signInNotConfigured)
    const given = (await config.getMessageParams?.()) ?? {}
    const nonce = await config.getNonce(accountAddress)
    const terms = {
      domain: location.host,
      uri: location.origin,
      version: '1' as const,
      iat: new Date().toISOString(),
      ...given,
    }
    const address = `did:pkh:${chainId}:${accountAddress}`
    const text = config.createMessage({
      ...terms,
      nonce,
      chainId: Number(chainId.slice(evm.length)),
      address,
    })
    const fields: SiwxMessage = {
      accountAddress,
      chainId: `${evm}${chainId.slice(evm.length)}`,
      domain: terms.domain,
      uri: terms.uri,
      version: terms.version,
      nonce,
      issuedAt: terms.iat,
      statement: terms.statement,
      expirationTime: terms.exp,
      notBefore: terms.nbf,
      requestId: terms.requestId,
      resources: terms.resources,
    }
    return { ...fields, toString: () => text } satisfies SiwxMessageToSign
  }

  async function findSession(chainId: string, address: string): Promise<SiwxSession | undefined> {
    const session = await config.getSession()
    if (!session) return undefined
    const isAccount = session.address.split(':').at(-1)?.toLowerCase() === address.toLowerCase()
    const isNetwork = `${evm}${session.chainId}` === chainId
    const isKept =
      (isAccount || config.signOutOnAccountChange === false) &&
      (isNetwork || config.signOutOnNetworkChange === false)
    return isKept ? emptySession(address, `${evm}${chainId.slice(evm.length)}`) : undefined
  }

  async function signOut(): Promise<void> {
    if (!(await config.getSession())) return
    if (!(await config.signOut()))
      throw new PorticoError(signInRefused, { context: { reason: 'the server did not sign out' } })
    callListener(() => config.onSignOut?.())
  }

  return {
    createMessage,
    async addSession({ message, signature }) {
      if (!(await config.verifyMessage({ message, signature })))
        throw new PorticoError(signInRefused, { context: { reason: 'the server did not verify it' } })
      const session = (await config.getSession()) ?? undefined
      callListener(() => config.onSignIn?.(session))
    },
    async setSessions(sessions) {
      const [first] = sessions
      if (first) await this.addSession(first)
      else await signOut()
    },
    revokeSession: async chainId => (chainId.startsWith(evm) ? signOut() : undefined),
    async getSessions(chainId, address) {
      if (isOff || !chainId.startsWith(evm)) return [emptySession(address, chainId)]
      const session = await findSession(chainId, address)
      return session ? [session] : []
    },
    getRequired: () => !isOff && (config.required ?? true),
    signOutOnDisconnect: config.signOutOnDisconnect,
  }
}

/** The error of a page's callback becomes an uncaught one: the visitor is signed in or out anyway. */
function callListener(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** Such backends return the account without the signed message. */
function emptySession(accountAddress: string, chainId: `${string}:${string}`): SiwxSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
