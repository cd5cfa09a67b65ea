import { defaultLogLevel, logBufferBytes } from '@portico/protocol'
import type { Logger, LogLevel } from './Environment.js'

export interface BufferedLogger extends Logger {
  read(): readonly string[]
}

const levels = ['error', 'warn', 'info', 'debug'] as const

/** Details go to the console only, except an error's message: they may contain personal data. */
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

/** UTF-8 needs at most three bytes per UTF-16 code unit. */
function sizeOf(line: string) {
  return line.length * 3
}
