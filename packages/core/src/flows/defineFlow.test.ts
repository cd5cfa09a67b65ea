import { expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address } from '../../test/createFakeAdapter.js'
import type { Portico } from '../runtime/Portico.js'
import { type CheckedTransfer, initialSend, type SendState } from '../store/slices/send.js'
import {
  abandonSend,
  confirmSend,
  editSend,
  moveSend,
  resetSend,
  selectSend,
  selectSendSpeed,
  showSend,
} from './send/send.js'

const owner = `eip155:1:${address}` as const
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
const open = { caipAddress: owner, receiver: '0x33', amount: '1', symbol: 'ETH' } as const

const states = {
  draft: { owner, draft, status: 'draft', refusal: 'willFail' },
  checking: { owner, draft, status: 'checking' },
  checked: { owner, draft, status: 'checked', transfer },
  shown: { owner, draft, status: 'checked', transfer, isShown: true },
  confirming: { owner, draft, status: 'confirming', transfer },
  submitted: { owner, draft, status: 'submitted', transfer, id },
  failed: { owner, draft, status: 'failed', transfer, error },
  done: { owner, draft, status: 'done', transfer, id },
  refused: { owner, draft, status: 'failed', transfer, id, outcome: 'failed' },
  unknown: { owner, draft, status: 'unknown', open },
} as const satisfies Record<string, SendState>

type Name = keyof typeof states

const events = {
  edit: portico => editSend(portico, {}),
  check: portico => void moveSend(portico, { status: 'checking' }),
  refuse: portico => void moveSend(portico, { status: 'draft', refusal: 'willFail' }),
  pass: portico => void moveSend(portico, { status: 'checked', transfer }),
  show: portico => showSend(portico),
  confirm: portico => void confirmSend(portico),
  submit: portico => void moveSend(portico, { status: 'submitted', transfer, id }),
  settle: portico => void moveSend(portico, { status: 'done', transfer, id }),
  fail: portico => void moveSend(portico, { status: 'failed', transfer, error }),
  loseAnswer: portico => void moveSend(portico, { status: 'unknown', open }),
  abandon: portico => abandonSend(portico),
  reset: portico => void resetSend(portico),
} as const satisfies Record<string, (portico: Portico) => void>

/** Where each event leads from where; a pair that is not here changes nothing. */
const moves: Readonly<Record<keyof typeof events, Partial<Record<Name, SendState['status']>>>> = {
  edit: {
    draft: 'draft',
    checking: 'draft',
    checked: 'draft',
    shown: 'draft',
    submitted: 'draft',
    done: 'draft',
    failed: 'draft',
    refused: 'draft',
  },
  check: {
    draft: 'checking',
    checking: 'checking',
    checked: 'checking',
    shown: 'checking',
    failed: 'checking',
    refused: 'checking',
  },
  refuse: { checking: 'draft' },
  // New terms have to be shown again.
  pass: { checking: 'checked', checked: 'checked', shown: 'checked' },
  show: { checked: 'checked' },
  confirm: { shown: 'confirming', failed: 'confirming' },
  submit: { confirming: 'submitted' },
  settle: { submitted: 'done' },
  fail: { confirming: 'failed', submitted: 'failed', failed: 'failed', refused: 'failed' },
  loseAnswer: { confirming: 'unknown' },
  abandon: { confirming: 'unknown' },
  reset: {
    draft: 'draft',
    checking: 'draft',
    checked: 'draft',
    shown: 'draft',
    submitted: 'draft',
    done: 'draft',
    failed: 'draft',
    refused: 'draft',
    unknown: 'draft',
  },
}

async function setUp(send: SendState) {
  const { portico, adapter } = await createDataVisit({})
  adapter.transfers.transfer = () => new Promise(() => {})
  portico.store.set(state => ({ ...state, send }))
  return { portico, read: () => portico.store.get().send }
}

const rows = Object.keys(events).flatMap(event =>
  Object.keys(states).map(name => [event as keyof typeof events, name as Name] as const),
)

it.each(rows)('%s while %s', async (event, name) => {
  const before = states[name]
  const { portico, read } = await setUp(before)
  events[event](portico)
  const expected = moves[event][name]
  if (expected === undefined) expect(read()).toBe(before)
  else {
    expect(read().status).toBe(expected)
    expect(read()).not.toBe(before)
  }
})

it('never sends what was not shown [RD06]', async () => {
  for (const name of [
    'draft',
    'checking',
    'checked',
    'confirming',
    'submitted',
    'done',
    'refused',
    'unknown',
  ] as const) {
    const { portico, read } = await setUp(states[name])
    await confirmSend(portico)
    expect(read()).toBe(states[name])
  }
})

it('sends exactly what was shown, however it was asked for again', async () => {
  const { portico, read } = await setUp(states.failed)
  void confirmSend(portico)
  expect(read()).toEqual({ owner, draft, status: 'confirming', transfer })
})

it('begins anew for another account, also while the wallet is asked for the first', async () => {
  const first = { ...states.confirming, owner: 'eip155:1:0x22' } as const
  const { portico, read } = await setUp(first)
  expect(selectSend(portico.store.get())).toBe(initialSend)
  resetSend(portico)
  expect(read()).toBe(first)
  editSend(portico, { amount: '3' })
  expect(read()).toEqual({ owner, status: 'draft', draft: { ...initialSend.draft, amount: '3' } })
})

it('begins with an empty draft after a transfer was submitted', async () => {
  const { portico, read } = await setUp(states.submitted)
  editSend(portico, { amount: '3' })
  expect(read()).toEqual({ owner, status: 'draft', draft: { ...initialSend.draft, amount: '3' } })
})

it('keeps a refusal until something is changed', async () => {
  const { portico, read } = await setUp(states.draft)
  editSend(portico, {})
  expect(read()).toEqual({ owner, draft, status: 'draft' })
})

it('lets the fee be chosen until the wallet is asked, without a change of what was shown', async () => {
  const { portico, read } = await setUp(states.shown)
  selectSendSpeed(portico, 'fast')
  expect(read()).toEqual({ ...states.shown, draft: { ...draft, speed: 'fast' } })
  const asked = await setUp(states.confirming)
  selectSendSpeed(asked.portico, 'fast')
  expect(asked.read()).toBe(states.confirming)
})

it('drops a result for a state that was replaced', async () => {
  const { portico, read } = await setUp(states.confirming)
  const since = read()
  const other = { ...states.confirming, transfer: { ...transfer, amount: '7' } }
  portico.store.set(state => ({ ...state, send: other }))
  expect(moveSend(portico, { status: 'submitted', transfer, id }, since)).toBe(false)
  expect(read()).toBe(other)
})
