/** What one side offers to the other: every method takes one value and may be given up. */
export type PortApi<api> = {
  [name in keyof api]: (input: never, signal: AbortSignal) => Promise<unknown>
}

/** The same from the other side, where giving up is optional. */
export type PortClient<api extends PortApi<api>> = {
  [name in keyof api]: Parameters<api[name]> extends [infer input, AbortSignal]
    ? (input: input, signal?: AbortSignal) => ReturnType<api[name]>
    : api[name]
}

/** Of a worker, or of a port between two pages of the vault. Both ends are our own code. */
export interface PortLike {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface PortError {
  readonly code: string
  readonly message: string
  readonly userMessage: string
  readonly rpcCode: number | undefined
}

export type PortMessage =
  | { readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly id: number; readonly abort: true }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: PortError }

/** The last message of a worker that wants to be ended: what comes in afterwards it has not begun. */
export interface PortEnd<legacy> {
  readonly legacy: legacy
}
