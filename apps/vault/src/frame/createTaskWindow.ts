import type { FrameTheme } from '@portico/protocol/frame'
import { awaitWindow } from '../popup/awaitWindow.ts'
import type { ConfirmApi, ConfirmTask } from '../popup/ConfirmApi.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { Keeper } from '../worker/Keeper.ts'
import { createGrantEnding, type EndGrant } from './createGrantEnding.ts'

/** Missing: none has come, though one was opened. Gone: closed, or gone elsewhere. */
export type WindowState = 'opening' | 'open' | 'missing' | 'gone'

export interface TaskListener {
  onDecide(isApproved: boolean): void
  /** What has become of the window: at once, and whenever it changes. */
  onState(state: WindowState): void
}

/** A window of the vault, from when it is opened until it has done what it is for. */
export interface TaskWindow {
  /** What it is for. Until that is known it says so. */
  give(task: ConfirmTask, listener: TaskListener): void
  /** Brings it to the front; undefined where nobody here can. */
  readonly focus: (() => void) | undefined
  end(): void
}

export interface TaskWindowOptions {
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly getTheme: () => FrameTheme
  readonly endGrant: EndGrant
  readonly onEmailAdded: () => void
  readonly onGone: () => void
  readonly ticket: string
  /** Where it was opened from here; null where the browser has given none. */
  readonly opened?: Window | null
  readonly focus: (() => void) | undefined
}

export function createTaskWindow(options: TaskWindowOptions): TaskWindow {
  const { t, keeper, getTheme, endGrant, ticket, opened, focus } = options
  let state: WindowState = 'opening'
  let listener: TaskListener | undefined
  let giveTask: (task: ConfirmTask) => void = () => {}
  let endTask = () => {}
  const task = new Promise<ConfirmTask>(resolve => {
    giveTask = resolve
  })
  const ended = new Promise<void>(resolve => {
    endTask = resolve
  })
  const setState = (next: WindowState) => {
    state = next
    listener?.onState(next)
  }
  const { stop: stopEnding, ...ending } = createGrantEnding(endGrant)
  const api: ConfirmApi = {
    ...forward(keeper),
    async addFirstEmail(code) {
      const email = await keeper.addFirstEmail(code)
      options.onEmailAdded()
      return email
    },
    getLook: async () => ({ theme: getTheme(), language: t.getLanguage() }),
    getTask: () => task,
    decide: async isApproved => listener?.onDecide(isApproved),
    waitForEnd: () => ended,
    ...ending,
  }
  const stop = awaitWindow({
    ticket,
    api,
    opened,
    onJoin: () => setState('open'),
    onMissing: () => setState('missing'),
    onGone() {
      stopEnding()
      options.onGone()
      setState('gone')
    },
  })
  return {
    focus,
    give(given, next) {
      listener = next
      giveTask(given)
      next.onState(state)
    },
    end() {
      listener = undefined
      stop()
      stopEnding()
      endTask()
      opened?.close()
    },
  }
}

/** What the window may ask of the keys, and nothing else. */
const allowed = [
  'recoverWithPassphrase',
  'recoverWithKit',
  'recoverWithPasskey',
  'createProtected',
  'sendFreshCode',
  'verifyFreshCode',
  'isProven',
  'verifyOwnPassphrase',
  'verifyOwnKit',
  'verifyOwnPasskey',
  'startFreshSocial',
  'watchSocial',
  'verifyFreshSocial',
  'startFarcaster',
  'verifyFreshFarcaster',
  'startPasskey',
  'listPasskeys',
  'addPasskey',
  'removePasskey',
  'listRecoveries',
  'exportKit',
  'listKeys',
  'exportKey',
  'confirmKit',
  'setPassphrase',
  'listDevices',
  'removeDevice',
  'forgetDevice',
  'listWaysIn',
  'startWayIn',
  'startFarcasterWay',
  'awaitFarcasterWay',
  'readWayIn',
  'addWayIn',
  'removeWayIn',
  'listGrants',
] as const satisfies readonly (keyof ConfirmApi)[]

type Allowed = (typeof allowed)[number]

const forward = (keeper: PortClient<Keeper>): Pick<PortClient<Keeper>, Allowed> =>
  // One method for each name, which calls the one of that name.
  Object.fromEntries(allowed.map(name => [name, keeper[name]])) as Pick<PortClient<Keeper>, Allowed>
