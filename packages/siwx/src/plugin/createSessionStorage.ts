import type { SiwxMessage, SiwxSession } from '@portico/protocol'
import { isSameAccount } from '../message/fields.js'

export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const key = '@appkit/siwx'

function parse(text: string | null): readonly SiwxSession[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSession) : []
  } catch {
    return []
  }
}

function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = (value ?? {}) as Partial<SiwxSession>
  const { chainId, accountAddress } = (data ?? {}) as Partial<SiwxMessage>
  return [message, signature, chainId, accountAddress].every(text => typeof text === 'string')
}

/** Sessions in the browser's storage; if it is unavailable, they last as long as the page. */
export function createSessionStorage(storage: TextStorage | undefined) {
  let kept: readonly SiwxSession[] = []
  return {
    read(): readonly SiwxSession[] {
      try {
        return storage ? parse(storage.getItem(key)) : kept
      } catch {
        return kept
      }
    },
    write(sessions: readonly SiwxSession[]): void {
      kept = sessions
      try {
        storage?.setItem(key, JSON.stringify(sessions))
      } catch {
        // Full or blocked: the copy in memory remains.
      }
    },
  }
}

/** Some browsers throw on access. */
export function findStorage(): TextStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export const isOf = ({ data }: SiwxSession, chainId: string, address: string): boolean =>
  isSameAccount({ chainId: data.chainId, address: data.accountAddress }, { chainId, address })
