import { ServerFailure } from '../ServerFailure.js'

const length = 32
// Random bytes hardly ever repeat this much; words, zeros and examples from a manual do.
const leastVariety = 16

/** Reads 32 random bytes, written as base64url, base64 or hex. What is wrong is told without repeating it. */
export function readSecret(name: string, text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  const isText = /^[\w+/-]{43}=?$|^[0-9a-f]{64}$/i.test(text)
  if (!isText || bytes.length !== length || new Set(bytes).size < leastVariety) {
    throw new ServerFailure(`${name} must be 32 random bytes. Make one with: portico-server secrets`)
  }
  return bytes
}
