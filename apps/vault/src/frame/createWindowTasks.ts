import { confirmationBlocked, PorticoError } from '@portico/protocol'
import { createMessageId } from '@portico/protocol/frame'
import type { GuardedStage } from '../approve/guardStage.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { ConfirmTask } from '../popup/ConfirmApi.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { Keeper } from '../worker/Keeper.ts'
import { createTaskWindow, type TaskWindow, type TaskWindowOptions } from './createTaskWindow.ts'

interface WindowTasksOptions extends Omit<TaskWindowOptions, 'ticket' | 'opened' | 'focus'> {
  readonly focusPageWindow: () => void
}

interface WindowTasks {
  /** The window that the page opened for a request, unless there already is one. It ends with the request. */
  expect(ticket: string): TaskWindow | undefined
  find(ticket: string | undefined): TaskWindow | undefined
  /** Opens a window within a click and replaces the previous one. */
  open(): TaskWindow
  /** Opens a window without a decision and reports its state in `status`. */
  show(task: ConfirmTask, status: HTMLElement): void
  close(): void
}

/** Vault windows: one that the page opened within the visitor's click, or one that the vault opened. */
export function createWindowTasks(options: WindowTasksOptions): WindowTasks {
  const { t, focusPageWindow } = options
  let expected: { readonly ticket: string; readonly window: TaskWindow } | undefined
  let own: TaskWindow | undefined

  function close() {
    own?.end()
    own = undefined
  }

  function open(): TaskWindow {
    close()
    const { ticket, window: opened } = openConfirmWindow()
    own = createTaskWindow({ ...options, ticket, opened, focus: opened ? () => opened.focus() : undefined })
    return own
  }

  return {
    expect(ticket) {
      if (expected) return undefined
      const { end, ...rest } = createTaskWindow({ ...options, ticket, focus: focusPageWindow })
      const window = {
        ...rest,
        end() {
          end()
          if (expected?.window === window) expected = undefined
        },
      }
      expected = { ticket, window }
      return window
    },
    find: ticket => own ?? (expected?.ticket === ticket ? expected?.window : undefined),
    open,
    show(task, status) {
      open().give(task, {
        onDecide() {},
        onState(state) {
          if (state === 'missing') status.textContent = t.error(new PorticoError(confirmationBlocked))
          else status.textContent = state === 'gone' ? '' : t('windowOpen')
        },
      })
    },
    close,
  }
}

const size = { width: 400, height: 680 } as const

interface OpenedWindow {
  readonly ticket: string
  /** Null if the browser blocked it or severed the connection. */
  readonly window: Window | null
}

/** Opens a vault window from the frame. Must be called within a click. */
function openConfirmWindow(): OpenedWindow {
  const ticket = createMessageId()
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const url = new URL(`/confirm#${ticket}`, location.origin)
  return { ticket, window: window.open(url, '_blank', features) }
}

export interface SurfaceContext {
  readonly stage: GuardedStage
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly tasks: WindowTasks
  readonly grantNetworks: readonly NetworkId[]
  readonly delegationNetworks: readonly NetworkId[]
}
