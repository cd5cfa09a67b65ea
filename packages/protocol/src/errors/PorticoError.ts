import type { ErrorContext, ErrorEntry } from './ErrorEntry.js'

interface SharedOptions {
  /** What went wrong underneath; kept as it came. */
  cause?: unknown
  /** Words of the other side (a server, a wallet), appended to the message. */
  detail?: string | undefined
}

type Options<entry extends ErrorEntry> =
  unknown extends ErrorContext<entry>
    ? [options?: SharedOptions & { context?: unknown }]
    : ErrorContext<entry> extends undefined
      ? [options?: SharedOptions]
      : [options: SharedOptions & { context: ErrorContext<entry> }]

/**
 * The one error class of Portico. It takes a catalogue entry, not a code, so that a bundle carries the text of
 * those errors only that it can throw.
 */
export class PorticoError<entry extends ErrorEntry = ErrorEntry> extends Error {
  override readonly name = 'PorticoError'
  readonly code: entry['code']
  readonly context: ErrorContext<entry>
  readonly title: string | undefined
  readonly userMessage: string
  readonly rpcCode: number | undefined
  readonly surface: entry['surface']

  constructor(entry: entry, ...[options]: Options<entry>) {
    // The context is required by the type exactly when the message is a function of it.
    const context = (options as { context?: unknown } | undefined)?.context as ErrorContext<entry>
    const { message } = entry
    const text = typeof message === 'function' ? message(context as never) : message
    super(options?.detail ? `${text} ${options.detail}` : text, { cause: options?.cause })
    this.code = entry.code
    this.context = context
    this.title = entry.title
    this.userMessage = entry.userMessage ?? text
    this.rpcCode = entry.rpcCode
    this.surface = entry.surface
  }
}
