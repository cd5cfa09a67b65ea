import type { Portico } from '@portico/core'
import {
  PorticoError,
  type SiwxMessageInput,
  type SiwxPlugin,
  type SiwxSession,
  signInNotConfigured,
} from '@portico/protocol'
import { serverSiwx } from '@portico/siwx'
import { callListener } from '../callListener.js'

export interface ReownAuthenticationOptions {
  /** The server that verifies sign-ins. @default `/auth/v1` of the server in the option `services` */
  readonly url?: string | undefined
  /** @default true */
  readonly required?: boolean | undefined
  /** Without effect: the token is always at `@appkit/siwx-auth-token`, and nonces are not stored. */
  readonly localAuthStorageKey?: string | undefined
  readonly localNonceStorageKey?: string | undefined
}

type Listener = (session: SiwxSession | undefined) => void

/** Sign-in that the site's own Portico server verifies and stores; nothing is sent to another vendor. */
export class ReownAuthentication implements SiwxPlugin {
  #plugin: SiwxPlugin | undefined
  readonly #listeners = new Set<Listener>()
  #portico: Portico | undefined

  constructor(private readonly options: ReownAuthenticationOptions = {}) {}

  /** `createAppKit` supplies the server and project. */
  attach(portico: Portico): void {
    this.#portico = portico
    const { services, projectId } = portico.options
    const url = this.options.url ?? (services.config && `${services.config.replace(/\/$/, '')}/auth/v1`)
    if (url) this.#plugin = serverSiwx({ url, projectId, required: this.getRequired() })
  }

  createMessage(input: SiwxMessageInput) {
    return this.#require().createMessage(input)
  }

  async addSession(session: SiwxSession): Promise<void> {
    await this.#require().addSession(session)
    this.#emit(session)
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    await this.#require().setSessions(sessions)
    this.#emit(sessions[0])
  }

  async revokeSession(...account: Parameters<SiwxPlugin['revokeSession']>): Promise<void> {
    await this.#require().revokeSession(...account)
    this.#emit(undefined)
  }

  async getSessions(...account: Parameters<SiwxPlugin['getSessions']>): Promise<readonly SiwxSession[]> {
    return this.#require().getSessions(...account)
  }

  getRequired(): boolean {
    return this.options.required ?? true
  }

  on(_event: 'sessionChanged', listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  removeAllListeners(): void {
    this.#listeners.clear()
  }

  #emit(session: SiwxSession | undefined): void {
    const portico = this.#portico
    if (portico) for (const listener of [...this.#listeners]) callListener(portico, listener, session)
  }

  #require(): SiwxPlugin {
    if (!this.#plugin) throw new PorticoError(signInNotConfigured)
    return this.#plugin
  }
}
