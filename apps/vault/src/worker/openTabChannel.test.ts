import { expect, it } from 'vitest'
import { openTabChannel } from './createTabLock.ts'

it('does without other tabs where the browser denies them to a frame that may store nothing', () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(openTabChannel(deny)).toBeUndefined()
  const channel = openTabChannel()
  expect(channel?.name).toBe('portico-vault')
  channel?.close()
})
