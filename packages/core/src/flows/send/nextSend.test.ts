import { expect, it } from 'vitest'
import { type CheckedTransfer, initialSend, type SendEvent, type SendState } from '../../store/slices/send.js'
import { nextSend } from './nextSend.js'

const owner = 'eip155:1:0x11'
const other = 'eip155:1:0x22'
const draft = { amount: '1', unit: 'token', receiver: '0x33', speed: 'normal' } as const
const transfer: CheckedTransfer = {
  token: { name: 'Ether', symbol: 'ETH', decimals: 18, balance: '2', iconUrl: '' },
  units: 10n ** 18n,
  amount: '1',
  receiver: '0x33',
  choices: [{ speed: 'normal', fee: 1n, reserve: 2n }],
  warnings: [],
}
const error = new Error('no')
const id = '0xab'

const states = {
  draft: { owner, draft, status: 'draft' },
  checking: { owner, draft, status: 'checking' },
  checked: { owner, draft, status: 'checked', transfer },
  previewed: { owner, draft, status: 'previewed', transfer },
  sending: { owner, draft, status: 'sending', transfer },
  sent: { owner, draft, status: 'sent', transfer, id },
  failed: { owner, draft, status: 'failed', transfer, error },
  unsure: { owner, draft, status: 'unsure', transfer },
} as const satisfies Record<string, SendState>

type Status = keyof typeof states

const events = {
  edited: { type: 'edited', owner, change: {} },
  checkBegun: { type: 'checkBegun' },
  refused: { type: 'refused', refusal: 'willFail' },
  checked: { type: 'checked', transfer },
  shown: { type: 'shown' },
  confirmed: { type: 'confirmed' },
  sent: { type: 'sent', id },
  failed: { type: 'failed', error },
  doubted: { type: 'doubted' },
  finished: { type: 'finished' },
} as const satisfies Record<string, SendEvent>

/** Where each event leads from where; a pair that is not here changes nothing. */
const moves: Readonly<Record<keyof typeof events, Partial<Record<Status, Status>>>> = {
  edited: {
    draft: 'draft',
    checking: 'draft',
    checked: 'draft',
    previewed: 'draft',
    sent: 'draft',
    failed: 'draft',
  },
  checkBegun: {
    draft: 'checking',
    checking: 'checking',
    checked: 'checking',
    previewed: 'checking',
    failed: 'checking',
  },
  refused: { checking: 'draft' },
  checked: { checking: 'checked' },
  shown: { checked: 'previewed' },
  confirmed: { previewed: 'sending', failed: 'sending' },
  sent: { sending: 'sent' },
  failed: { sending: 'failed' },
  doubted: { sending: 'unsure' },
  finished: {
    draft: 'draft',
    checking: 'draft',
    checked: 'draft',
    previewed: 'draft',
    sent: 'draft',
    failed: 'draft',
    unsure: 'draft',
  },
}

const rows = Object.keys(events).flatMap(event =>
  Object.keys(states).map(status => [event as keyof typeof events, status as Status] as const),
)

it.each(rows)('%s while %s', (event, status) => {
  const before = states[status]
  const after = nextSend(before, events[event])
  const expected = moves[event][status]
  if (expected === undefined) expect(after).toBe(before)
  else expect(after.status).toBe(expected)
})

it('never sends what was not shown [RD06]', () => {
  for (const status of ['draft', 'checking', 'checked', 'sending', 'sent'] as const)
    expect(nextSend(states[status], events.confirmed)).toBe(states[status])
})

it('sends exactly what was shown, however it was asked for again', () => {
  expect(nextSend(states.failed, events.confirmed)).toMatchObject({ status: 'sending', transfer })
})

it('begins anew for another account, also while the wallet is asked for the first', () => {
  const edited = { type: 'edited', owner: other, change: { amount: '3' } } as const
  expect(nextSend(states.sending, edited)).toEqual({
    owner: other,
    status: 'draft',
    draft: { ...initialSend.draft, amount: '3' },
  })
  expect(nextSend(states.sent, { ...edited, owner })).toMatchObject({ draft: { receiver: '', amount: '3' } })
})

it('keeps a refusal until something is changed', () => {
  const refused = nextSend(states.checking, events.refused)
  expect(refused).toMatchObject({ status: 'draft', refusal: 'willFail' })
  expect(nextSend(refused, events.edited)).not.toHaveProperty('refusal')
})

it('lets the fee be chosen until the wallet is asked', () => {
  const chosen = { type: 'speedChosen', speed: 'fast' } as const
  expect(nextSend(states.previewed, chosen).draft.speed).toBe('fast')
  expect(nextSend(states.sending, chosen)).toBe(states.sending)
})
