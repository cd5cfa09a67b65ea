import { defaultLogLevel, logBufferBytes } from '@portico/protocol'
import type { Logger, LogLevel } from './Environment.js'

export interface BufferedLogger extends Logger {
  /** The latest lines of every level, oldest first, for an owner's bug report. */
  read(): readonly string[]
}

const levels = ['error', 'warn', 'info', 'debug'] as const

/**
 * Writes to the console what is at least as grave as the level and keeps the latest lines of all. Details go to
 * the console only, except the message of an error: they may hold what belongs to the visitor.
 */
export function createLogger(
  level: LogLevel = defaultLogLevel,
  sink: Pick<Console, LogLevel> = globalThis.console,
): BufferedLogger {
  const lines: string[] = []
  let bytes = 0
  const write =
    (at: LogLevel, always = false) =>
    (message: string, detail?: unknown) => {
      const line = `${at} ${message}${detail instanceof Error ? ` ${detail.message}` : ''}`.slice(0, 10_000)
      lines.push(line)
      bytes += sizeOf(line)
      while (bytes > logBufferBytes) bytes -= sizeOf(lines.shift() ?? '')
      if (!always && levels.indexOf(at) > levels.indexOf(level)) return
      if (detail === undefined) sink[at](`[portico] ${message}`)
      else sink[at](`[portico] ${message}`, detail)
    }
  return {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    notice: write('info', true),
    read: () => [...lines],
  }
}

/** UTF-8 takes at most three bytes for each unit of a JavaScript text. */
function sizeOf(line: string) {
  return line.length * 3
}
