import { removePersonalText } from '@portico/protocol'

export interface LogOptions {
  /** Who speaks: `server`, `escrow` or `vault`. */
  service: string
  format: 'text' | 'json'
  now?: (() => number) | undefined
}

export interface Log {
  info(message: string, details?: LogDetails): void
  error(error: Error): void
}

export type LogDetails = Readonly<Record<string, string | number>>

/**
 * Writes what happens, a line each: for people, or as JSON for whatever collects it. Errors are told in their own
 * words, without what mail servers and databases quote of visitors and nothing that a terminal would obey; where they
 * came from and what caused them may hold rows, keys and addresses, and stays out.
 */
export function createLog({ service, format, now = Date.now }: LogOptions): Log {
  const formatLine = (level: string, message: string, details: LogDetails) =>
    JSON.stringify({ time: new Date(now()).toISOString(), level, service, message, ...details })

  return {
    info(message, details = {}) {
      if (format === 'json') return console.log(formatLine('info', message, details))
      console.log([message, ...Object.values(details)].join(' '))
    },
    error(error) {
      const message = removeAccess(removePersonalText(error.message)).replace(/\s+/g, ' ')
      if (format === 'text') return console.error(`portico-server: ${message}`)
      const { code } = error as { code?: unknown } // sockets and drivers put one there
      console.error(formatLine('error', message, typeof code === 'string' ? { code } : {}))
    },
  }
}

/** Without user and password in addresses. The last @ is before the host: passwords may have others, and slashes. */
export const removeAccess = (text: string) => text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s'"]+@/gi, '$1')
