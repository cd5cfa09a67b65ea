/** A code that a wallet may take. */
export interface Invitation {
  readonly uri: string
  /** The topic of the session, once the page has it. */
  readonly settled: Promise<string>
}

export interface Heard {
  readonly name: string
  readonly data: string
}

/** A page, whoever made its client. */
export interface TestPage {
  propose(): Promise<Invitation>
  /** Asks to be signed in with the same tap. */
  signIn(): Promise<Invitation>
  /** Has a text signed by an account. */
  sign(topic: string, message: string, address: string): Promise<string>
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  /** Of a session that is there; undefined otherwise. */
  getSession(
    topic: string,
  ): Promise<{ readonly accounts: readonly string[]; readonly expiry: number } | undefined>
  /** What the wallet told, each time it told it. */
  readonly heard: readonly Heard[]
  /** What an app does that comes to the foreground; ours need it not. */
  wake?(): void
  close(): Promise<void>
}
