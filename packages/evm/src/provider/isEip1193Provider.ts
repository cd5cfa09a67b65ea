import { readProperty } from '@portico/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** Whether a value has the shape of an EIP-1193 provider. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return typeof readProperty(value, 'request') === 'function'
}
