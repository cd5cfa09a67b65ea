import type { Environment } from '@portico/core'
import { loginKeys } from './loginKeys.js'

/** A hint for the field; whoever types decides. */
export interface RememberedEmail {
  readonly email: string
  /** A code was sent there and may still be typed. */
  readonly isCodeOut: boolean
}

export interface EmailMemory {
  recall(): RememberedEmail | undefined
  /** A code is on its way to this address. */
  noteCode(email: string): void
  /** It was used, or counts no more. */
  noteCodeOver(): void
  /** Whoever logged in with it has signed out. */
  forget(): void
}

interface Noted {
  readonly email: string
  readonly codeAt?: number | undefined
}

const version = 1
/** A little less than a code counts: nobody is led to one that ends while it is typed. */
const codeLife = 4.5 * 60_000
const longestEmail = 254

/** The address of a login that was begun here, a hint for the field: what counts is what the vault knows. */
export function createEmailMemory({ storage, now }: Pick<Environment, 'storage' | 'now'>): EmailMemory {
  /** Where the storage is blocked, for as long as the page lives. */
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
        // Blocked: then nothing was written either.
      }
    },
  }
}
