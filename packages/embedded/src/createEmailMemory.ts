import type { Environment } from '@portico/core'
import { loginKeys } from './loginKeys.js'

interface RememberedEmail {
  readonly email: string
  readonly isCodeOut: boolean
}

export interface EmailMemory {
  recall(): RememberedEmail | undefined
  noteCode(email: string): void
  noteCodeOver(): void
  forget(): void
}

interface Noted {
  readonly email: string
  readonly codeAt?: number | undefined
}

const version = 1
/** Slightly shorter than a code is valid, so that it does not expire while it is typed. */
const codeLife = 4.5 * 60_000
const longestEmail = 254

export function createEmailMemory({ storage, now }: Pick<Environment, 'storage' | 'now'>): EmailMemory {
  /** Fallback if storage is blocked. */
  let kept: Noted | undefined

  function read(): Noted | undefined {
    if (kept) return kept
    try {
      const stored = JSON.parse(storage?.getItem(loginKeys.email) ?? 'null')
      const email = stored?.v === version ? stored.value?.email : undefined
      if (typeof email !== 'string' || email.length > longestEmail) return undefined
      return { email, codeAt: Number(stored.value.codeAt) || undefined }
    } catch {
      return undefined
    }
  }

  function write(noted: Noted): void {
    try {
      if (!storage) throw new Error('no storage')
      storage.setItem(loginKeys.email, JSON.stringify({ v: version, value: noted }))
      kept = undefined
    } catch {
      kept = noted
    }
  }

  return {
    recall() {
      const noted = read()
      if (!noted) return undefined
      const age = now() - (noted.codeAt ?? 0)
      return { email: noted.email, isCodeOut: noted.codeAt !== undefined && age >= 0 && age < codeLife }
    },
    noteCode: email => write({ email, codeAt: now() }),
    noteCodeOver() {
      const noted = read()
      if (noted) write({ email: noted.email })
    },
    forget() {
      kept = undefined
      try {
        storage?.removeItem(loginKeys.email)
      } catch {
        // Storage is blocked, so nothing was written either.
      }
    },
  }
}
