import type { ErrorEntry, ErrorSurface } from './ErrorEntry.js'

interface SharedOptions {
  cause?: unknown
  detail?: string | undefined
  nothingSent?: true
}

type Options<context> = unknown extends context
  ? [options?: SharedOptions & { context?: unknown }]
  : [options: SharedOptions & { context: context }]

/** It takes a catalogue entry instead of a code, so that a bundle contains only the messages it can throw. */
export class PorticoError<code extends string = string, context = unknown> extends Error {
  override readonly name = 'PorticoError'
  readonly code: code
  readonly context: context
  readonly title: string | undefined
  /** Safe to show: a text of the catalogue, without what a server or wallet said. */
  readonly userMessage: string
  readonly rpcCode: number | undefined
  readonly surface: ErrorSurface
  /** True if it is certain that nothing was signed or sent, for example because the wallet was not asked yet. */
  nothingSent: true | undefined
  readonly docs: `errors/${string}`

  constructor(
    entry: ErrorEntry & { code: code; message: string | ((context: context) => string) },
    ...[options]: Options<context>
  ) {
    // The type requires a context exactly when the message is a function.
    const context = options?.context as context
    const { message } = entry
    const text = typeof message === 'function' ? message(context) : message
    super(options?.detail ? `${text} ${options.detail}` : text, { cause: options?.cause })
    this.code = entry.code
    this.context = context
    this.title = entry.title
    this.userMessage = entry.userMessage ?? text
    this.rpcCode = entry.rpcCode
    this.surface = entry.surface ?? 'view'
    this.nothingSent = options?.nothingSent
    this.docs = `errors/${entry.page ?? entry.code}`
  }
}
