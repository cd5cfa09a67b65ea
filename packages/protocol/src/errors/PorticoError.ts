import type { ErrorEntry, ErrorSurface } from './ErrorEntry.js'

interface SharedOptions {
  /** What went wrong underneath; kept as it came. */
  cause?: unknown
  /** Words of the other side (a server, a wallet), appended to the message. */
  detail?: string | undefined
  /** Whether it is certain that nothing was signed or sent. */
  nothingSent?: true
}

type Options<context> = unknown extends context
  ? [options?: SharedOptions & { context?: unknown }]
  : [options: SharedOptions & { context: context }]

/**
 * The one error class of Portico. It takes a catalogue entry, not a code, so that a bundle carries the text of
 * those errors only that it can throw.
 */
export class PorticoError<code extends string = string, context = unknown> extends Error {
  override readonly name = 'PorticoError'
  readonly code: code
  readonly context: context
  readonly title: string | undefined
  readonly userMessage: string
  readonly rpcCode: number | undefined
  readonly surface: ErrorSurface
  /** Set where it is certain that nothing was signed or sent, for example because the wallet was not asked yet. */
  nothingSent: true | undefined
  /** Where the documentation has a page about it, on whatever site that is served. */
  readonly docs: `errors/${string}`

  constructor(
    entry: ErrorEntry & { code: code; message: string | ((context: context) => string) },
    ...[options]: Options<context>
  ) {
    // The type asks for a context exactly when the message is a function of it.
    const context = options?.context as context
    const { message } = entry
    const text = typeof message === 'function' ? message(context) : message
    super(options?.detail ? `${text} ${options.detail}` : text, { cause: options?.cause })
    this.code = entry.code
    this.context = context
    this.title = entry.title
    this.userMessage = entry.userMessage ?? text
    this.rpcCode = entry.rpcCode
    this.surface = entry.surface
    this.nothingSent = options?.nothingSent
    this.docs = `errors/${entry.page ?? entry.code}`
  }
}
