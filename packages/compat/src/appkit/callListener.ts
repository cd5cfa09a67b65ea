import type { Portico } from '@portico/core'

/** The error of a page's callback is logged and does not change the outcome that it was told. */
export function callListener<Value>(
  { environment }: Portico,
  listener: ((value: Value) => void) | undefined,
  value: Value,
): void {
  try {
    listener?.(value)
  } catch (error) {
    environment.logger.error('A listener of the page failed.', error)
  }
}
