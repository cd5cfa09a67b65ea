import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))

const staticImport = /^(?:import (?!type )|export (?:\*|\{))(?:[^'()]*? from )?'(\.[^']+)\.js'/gm

/** Every module that comes with this one: through imports that are neither dynamic nor of types alone. */
function listStatic(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, path = ''] of text.matchAll(staticImport)) {
    const base = join(dirname(file), path)
    const found = [`${base}.ts`, `${base}.tsx`].find(existsSync)
    if (found) listStatic(found, seen)
  }
  return seen
}

it.each([
  ['email', 'views/connect/EmailMethod.tsx'],
  ['socials', 'views/connect/SocialMethod.tsx'],
  ['socials', 'views/connectSocials/ConnectSocialsView.tsx'],
  ['swaps', 'views/swap/SwapView.tsx'],
  ['send', 'views/walletSend/WalletSendView.tsx'],
  ['receive', 'views/receive/ReceiveView.tsx'],
  ['onramp', 'views/onRampProviders/OnRampProvidersView.tsx'],
  ['activity', 'views/activity/ActivityView.tsx'],
  ['pay', 'views/pay/PayView.tsx'],
])('loads %s only when it is used, not with the dialog: %s [V-10]', (_, part) => {
  expect(existsSync(join(source, part))).toBe(true)
  const modules = listStatic(join(source, 'modal/mountModal.tsx'))
  expect(modules).toContain(join(source, 'views/connect/ConnectView.tsx'))
  expect(modules).not.toContain(join(source, part))
})
