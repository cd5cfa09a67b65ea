import { readProperty } from '@portico/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** Whether something can be asked the way that EIP-1193 says, by its form alone. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return typeof readProperty(value, 'request') === 'function'
}
