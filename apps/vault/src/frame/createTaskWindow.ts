import { PorticoError, userRejected } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { PendingApproval } from '../approve/createApprovals.ts'
import { awaitWindow } from '../popup/awaitWindow.ts'
import { type ConfirmApi, type ConfirmTask, confirmMethods } from '../popup/ConfirmApi.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { Keeper } from '../worker/Keeper.ts'
import { createGrantRevocation, type RevokeGrant } from './createRevokeGrant.ts'

/** `missing`: the window was opened but did not connect. `gone`: closed or navigated away. */
export type WindowState = 'opening' | 'open' | 'missing' | 'gone'

export interface TaskListener {
  onDecide(isApproved: boolean): void
  readonly onLower?: PendingApproval['lower']
  /** Called immediately and on every change. */
  onState(state: WindowState): void
}

export interface TaskWindow {
  /** Sets the task. Until then the window shows that it waits. */
  give(task: ConfirmTask, listener: TaskListener): void
  /** Focuses the window; undefined if the vault cannot. */
  readonly focus: (() => void) | undefined
  end(): void
}

export interface TaskWindowOptions {
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly getTheme: () => FrameTheme
  readonly revokeGrant: RevokeGrant
  readonly onEmailAdded: () => void
  /** The window was closed or navigated away. */
  readonly onGone: () => void
  readonly ticket: string
  /** The window if the vault opened it; null if the browser blocked it. */
  readonly opened?: Window | null
  readonly focus: (() => void) | undefined
}

export function createTaskWindow(options: TaskWindowOptions): TaskWindow {
  const { t, keeper, getTheme, revokeGrant, ticket, opened, focus } = options
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
  const { stop: stopRevocation, ...revocation } = createGrantRevocation(revokeGrant)
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
    async lower(limits) {
      if (!listener?.onLower) throw new PorticoError(userRejected)
      return listener.onLower(limits)
    },
    waitForEnd: () => ended,
    ...revocation,
  }
  const stop = awaitWindow({
    ticket,
    api,
    opened,
    onJoin: () => setState('open'),
    onMissing: () => setState('missing'),
    onGone() {
      stopRevocation()
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
      stopRevocation()
      endTask()
      opened?.close()
    },
  }
}

type Forwarded = Pick<PortClient<Keeper>, (typeof confirmMethods)[number]>

const forward = (keeper: PortClient<Keeper>): Forwarded =>
  // The object has exactly the allowed methods.
  Object.fromEntries(confirmMethods.map(name => [name, keeper[name]])) as Forwarded
