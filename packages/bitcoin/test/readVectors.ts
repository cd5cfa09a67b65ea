import { readFileSync } from 'node:fs'

/** The test vectors that the BIPs print, as data. */
export function readVectors<Vectors>(name: 'bip322' | 'bip174' | 'bip371'): Vectors {
  return JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'))
}
