import { removePersonalText } from '@portico/protocol'

export interface LogOptions {
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
 * Logs one line per event, as text or JSON. Only an error's message is logged, without quotes of visitor data by mail
 * servers and databases, and without terminal control characters. Stack and cause stay out, because they may contain
 * rows, keys and addresses.
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
      const { code } = error as { code?: unknown } // set by sockets and drivers
      console.error(formatLine('error', message, typeof code === 'string' ? { code } : {}))
    },
  }
}

/** Removes credentials from URLs. The last @ precedes the host: passwords may contain others, and slashes. */
export const removeAccess = (text: string) => text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s'"]+@/gi, '$1')
