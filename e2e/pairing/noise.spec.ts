import { expect } from '@portico/testing/playwright'
import { chooseWallet, connectButtonOf, recordComplaints } from '../helpers/kit.ts'
import { type Fault, routeRelay } from '../helpers/relayLine.ts'
import {
  accountButtonOf,
  codeOf,
  connectRemote,
  copyShownUri,
  outputOf,
  playground,
  sign,
  startSigning,
  test,
} from '../helpers/remote.ts'

const faults: Readonly<Record<string, () => Fault>> = {
  'says everything twice': () => (frame, _, pass) => {
    pass(frame)
    pass(frame)
    return undefined
  },
  'is slow and mixes the order up': () => {
    const held: (() => void)[] = []
    return (frame, _, pass) => {
      held.unshift(() => pass(frame))
      setTimeout(() => held.shift()?.(), 50)
      return undefined
    }
  },
}

for (const [name, createFault] of Object.entries(faults)) {
  test(`a line that ${name} connects and signs all the same [LT15] [WC07]`, async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await routeRelay(page)
    line.disturb(createFault())
    await page.goto(playground)
    await connectRemote(page, wallet)
    await sign(page, wallet, 'Through the noise')
    expect(wallet.getState().history).toHaveLength(1)
  })
}

test('a line that breaks at every frame in turn loses none of them [LT15] [WC09]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet()
  const complaints = recordComplaints(page)
  await page.clock.install({ time: Date.now() - 200_000 })
  const line = await routeRelay(page)
  const lost = new Set<string>()
  line.disturb((frame, direction, pass) => {
    const { method = 'answer' } = JSON.parse(frame) as { method?: string }
    const kind = `${direction} ${method}`
    if (!lost.has(kind)) {
      lost.add(kind)
      return 'lost'
    }
    pass(frame)
    return undefined
  })
  await page.goto(playground)
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  await line.passTimeUntil(() => codeOf(page).isVisible())
  await wallet.pair(await copyShownUri(page))
  await (await wallet.nextProposal()).approve()
  await line.passTimeUntil(() => accountButtonOf(page, wallet).isVisible())
  await startSigning(page, 'Said again')
  await line.passTimeUntil(() => wallet.getState().requests.length > 0)
  await (await wallet.nextRequest('personal_sign')).approve()
  await line.passTimeUntil(
    async () => (await outputOf(page, 'Sign message').getAttribute('data-status')) === 'done',
  )
  expect(wallet.getState().history).toHaveLength(1)
  expect([...lost]).toEqual(
    expect.arrayContaining(['toRelay wc_proposeSession', 'toPage answer', 'toPage irn_subscription']),
  )
  expect(complaints).toEqual([])
})
