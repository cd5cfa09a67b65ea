import { Window } from 'happy-dom'
import { expect, it, vi } from 'vitest'
import { createTestStage } from '../../test/createTestStage.ts'
import { enWindow } from '../locales/window/en.ts'
import type { NetworkId } from '../networks/networks.ts'
import { createTexts } from '../ui/createTexts.ts'
import type { PopupContext } from './PopupContext.ts'
import { showSettings } from './showSettings.ts'

async function listButtons(
  grantNetworks: readonly NetworkId[],
  delegationNetworks: readonly NetworkId[] = [],
) {
  const document = new Window({ url: 'https://vault.example/' }).document as unknown as Document
  vi.stubGlobal('document', document)
  const root = document.createElement('main')
  const context = {
    api: { listRecoveries: async () => [] },
    stage: createTestStage(root),
    t: createTexts(document, ['en'], enWindow),
  } as unknown as PopupContext
  await showSettings(context, { way: { email: 'ada@example.com' }, grantNetworks, delegationNetworks })
  return [...root.querySelectorAll('.choice-link, footer button')].map(({ textContent }) => textContent)
}

it('leads to what sites may spend only where they can be allowed to', async () => {
  const always = ['Devices', 'Export keys', 'Login methods', 'Close']
  expect(await listButtons([])).toEqual(always)
  expect(await listButtons(['eip155:8453'])).toEqual([
    ...always.slice(0, -1),
    'Spending permissions',
    'Close',
  ])
})

it('leads to the smart features of the account where it can have them', async () => {
  expect(await listButtons([], ['eip155:8453'])).toEqual([
    'Devices',
    'Export keys',
    'Login methods',
    'Smart features',
    'Close',
  ])
})
