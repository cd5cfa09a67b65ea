import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { getPorts } from './addresses.mjs'
import { claimSlot } from './claimSlot.mjs'

it('gives two that start at the same moment different sandboxes, and one again that was left', async () => {
  const [one, two] = await Promise.all([claimSlot(), claimSlot()])
  expect(one.slot).not.toBe(two.slot)
  await Promise.all([one.release(), two.release()])
  const again = await claimSlot()
  expect(again.slot).toBe(Math.min(one.slot, two.slot))
  await again.release()
})

it('passes over one where something else has a port', async () => {
  const first = await claimSlot()
  await first.release()
  const stranger = createServer().listen(getPorts(first.slot).wallet, '127.0.0.1')
  await once(stranger, 'listening')
  const second = await claimSlot()
  expect(second.slot).toBeGreaterThan(first.slot)
  await second.release()
  stranger.close()
})
